import { expect, test } from './writing.ts';

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ text })) });
const item = (...children: object[]) => ({ type: 'list-item', children });
const list = (ordered: boolean, ...children: object[]) => ({ type: 'list', ordered, children });
const cell = (text: string, header?: true) => ({
  type: 'table-cell',
  ...(header && { header }),
  children: [{ text }],
});
const row = (...children: object[]) => ({ type: 'table-row', children });

// Keyboard order in the text, its tools and a table.
test('an author writes headings, lists, a quote and a table by keyboard alone', async ({
  page,
  writeQuestion,
}) => {
  const { field, tool, save } = await writeQuestion();
  const keys = page.keyboard;
  const type = async (...lines: string[]) => {
    for (const line of lines) {
      await keys.type(line);
      await keys.press('Enter');
    }
  };
  await type('# Lines');
  await type('- one', 'two');
  await keys.press('Tab');
  await type('deeper');
  await keys.press('Shift+Tab');
  await type('three', '');
  await type('> quoted', '');
  await type('1. first');
  await keys.press('Enter');
  // To the tools and back, with the toolbar keys.
  await keys.press('Alt+F10');
  await expect(tool('Style')).toBeFocused();
  await keys.press('ArrowRight');
  await expect(tool('Font size')).toBeFocused();
  await keys.press('End');
  await expect(tool('Redo')).toBeFocused();
  await keys.press('ArrowRight');
  await expect(tool('Style')).toBeFocused();
  await keys.press('Enter');
  await keys.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Table' })).toBeFocused();
  await keys.press('Enter');
  await keys.type('x');
  await keys.press('Tab');
  await keys.type('y');
  await keys.press('Enter');
  await keys.type('2');
  await keys.press('Shift+Tab');
  await keys.type('1');
  await keys.press('Alt+F10');
  const bar = page.getByRole('toolbar', { name: 'Table', exact: true });
  await expect(bar.getByRole('button', { name: 'Row above' })).toBeFocused();
  await keys.press('End');
  await keys.press('ArrowLeft');
  await keys.press('ArrowLeft');
  await keys.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Header row', pressed: true })).toBeFocused();
  await keys.press('Escape');
  await expect(field).toBeFocused();
  await keys.press('ArrowDown');
  await bar.getByRole('button', { name: 'Delete row' }).click();
  await keys.press('End');
  await bar.getByRole('button', { name: 'Column right' }).click();
  await keys.type('new');
  await keys.press('ArrowDown');
  await keys.type('Behind the table.');
  expect(await save()).toEqual([
    { type: 'heading', level: 2, children: [{ text: 'Lines' }] },
    list(
      false,
      item(paragraph('one')),
      item(paragraph('two'), list(false, item(paragraph('deeper')))),
      item(paragraph('three')),
    ),
    { type: 'quote', children: [paragraph('quoted')] },
    list(true, item(paragraph('first'))),
    {
      type: 'table',
      children: [
        row(cell('x', true), cell('', true), cell('y', true), cell('', true)),
        row(cell('1'), cell('new'), cell('2'), cell('')),
      ],
    },
    paragraph('Behind the table.'),
  ]);
});
