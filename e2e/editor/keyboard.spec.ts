import { expect, test } from './question-editor.ts';

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
test('an author writes headings, lists, a quote and a table by keyboard alone', async ({ page, writeQuestion }) => {
  const { field, tool, save } = await writeQuestion();
  const keyboard = page.keyboard;
  const type = async (...lines: string[]) => {
    for (const line of lines) {
      await keyboard.type(line);
      await keyboard.press('Enter');
    }
  };
  await type('# Lines');
  await type('- one', 'two');
  await keyboard.press('Tab');
  await type('deeper');
  await keyboard.press('Shift+Tab');
  await type('three', '');
  await type('> quoted', '');
  await type('1. first');
  await keyboard.press('Enter');
  // To the tools and back, with the toolbar keys.
  await keyboard.press('Alt+F10');
  await expect(tool('Style')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(tool('Font size')).toBeFocused();
  await keyboard.press('End');
  await expect(tool('Redo')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(tool('Style')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Table' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('x');
  await keyboard.press('Tab');
  await keyboard.type('y');
  await keyboard.press('Enter');
  await keyboard.type('2');
  await keyboard.press('Shift+Tab');
  await keyboard.type('1');
  await keyboard.press('Alt+F10');
  const bar = page.getByRole('toolbar', { name: 'Table', exact: true });
  await expect(bar.getByRole('button', { name: 'Row above' })).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await expect(bar.getByRole('button', { name: 'Header row', pressed: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(field).toBeFocused();
  await keyboard.press('ArrowDown');
  await bar.getByRole('button', { name: 'Delete row' }).click();
  await keyboard.press('End');
  await bar.getByRole('button', { name: 'Column right' }).click();
  await keyboard.type('new');
  await keyboard.press('ArrowDown');
  await keyboard.type('Behind the table.');
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
