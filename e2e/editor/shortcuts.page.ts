import { expect, test } from './question-editor.ts';

const text = (content: string, marks: object = {}) => ({ text: content, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const math = (latex: string) => ({ type: 'math', latex, children: [{ text: '' }] });

test('signs of Markdown make bold and italic text, what follows is plain, and Ctrl+Z gives the signs back', async ({
  page,
  writeQuestion,
}) => {
  const { field, save } = await writeQuestion('');
  await page.keyboard.type('A **bold** and _slanted_ text');
  await expect(field.locator('strong')).toHaveText('bold');
  await expect(field.locator('em')).toHaveText('slanted');
  await page.keyboard.type(', *once*');
  await expect(field.locator('em')).toHaveText(['slanted', 'once']);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveText('A bold and slanted text, *once*');
  expect(await save()).toEqual([
    paragraph(
      text('A '),
      text('bold', { bold: true }),
      text(' and '),
      text('slanted', { italic: true }),
      text(' text, *once*'),
    ),
  ]);
});

test('$$ on an empty line opens a formula on a line of its own, which $$ ends; undo and a third sign give dollar signs', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save } = await writeQuestion('Solve');
  await page.keyboard.press('Enter');
  await page.keyboard.type('$$');
  await expect(latex).toBeFocused();
  await page.keyboard.type('x^2=4$$');
  await expect(field).toBeFocused();
  await page.keyboard.type('for x.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('$$');
  await expect(latex).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field).toContainText('$$');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('$$$7, not $$8');
  expect(await save()).toEqual([
    paragraph(text('Solve')),
    math('x^2=4'),
    paragraph(text('for x.')),
    paragraph(text('$5')),
    paragraph(text('$7, not $8')),
    paragraph(text('')),
  ]);
});

test('a slash opens what can be inserted: typing filters, arrows and Enter choose, Escape leaves the slash', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save } = await writeQuestion('');
  const palette = page.getByRole('listbox', { name: 'Insert' });
  const options = palette.getByRole('option');
  await page.keyboard.type('1/2 or /');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.type('so');
  await expect(palette).toBeHidden();
  await expect(field).toHaveText('1/2 or /so');

  await page.keyboard.press('Enter');
  await page.keyboard.type('/head');
  await expect(options).toHaveText(['Heading', 'Small heading']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Given');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/formula');
  await expect(options).toHaveText(['Math block', 'Inline math']);
  await page.keyboard.press('Enter');
  await expect(latex).toBeFocused();
  await page.keyboard.type('y=3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/picture');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Insert image' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.type('and /tab');
  await options.first().click();
  await page.keyboard.type('x');
  // Undo gives back what was typed.
  await expect(field.locator('table')).toHaveText('x');
  // One undo for the letter, and one for the table with the deletion of what was typed for it.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field.locator('table')).toHaveCount(0);
  await expect(field).toContainText('and /tab');
  expect(await save()).toEqual([
    paragraph(text('1/2 or /so')),
    { type: 'heading', level: 3, children: [text('Given')] },
    math('y=3'),
    paragraph(text('and /tab')),
  ]);
});
