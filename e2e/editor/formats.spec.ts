import { fontSizes } from '@fourfold/core/rich-text/document';
import { palette } from '@fourfold/core/rich-text/palette';
import { expect, test } from '../practising.ts';
import { writeQuestion } from './editor-desk.ts';

const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

test('sizes are those of the specification, 16 unless another is chosen [EDT-002]', async ({ page, app, db }) => {
  const { tool, pick, select, create } = await writeQuestion(page, app, db);
  await page.keyboard.type('How large is large?');
  await expect(tool('Font size')).toHaveText('16');
  await tool('Font size').click();
  const menu = page.getByRole('menu', { name: 'Font size' });
  await expect(menu.getByRole('menuitemradio')).toHaveText(
    [10, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 36, 48, 56, 72].map(String),
  );
  await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText('16');
  await page.keyboard.press('Escape');
  await select('large');
  await pick('Font size', '24');
  await expect(tool('Font size')).toHaveText('24');
  // What was selected still is.
  await page.keyboard.type('big');
  await expect(page.getByText('big', { exact: true })).toHaveCSS('font-size', `${(19 * 24) / 16}px`);
  await select('How');
  await pick('Font size', '72');
  await pick('Font size', '16');
  expect(await create()).toEqual([paragraph({ text: 'How ' }, { text: 'big', size: 24 }, { text: ' is large?' })]);
  expect(fontSizes).not.toContain(13);
});

test('text colour and highlight offer 24 colours by name, dark teal and yellow first [EDT-003] [EDT-004]', async ({
  page,
  app,
  db,
}) => {
  const { text, tool, pick, select, create } = await writeQuestion(page, app, db);
  await page.keyboard.type('one two three four');
  for (const [name, checked, focused] of [
    ['Text colour', 'Dark teal', 'Dark teal'],
    ['Highlight', 'None', 'Yellow'],
  ] as const) {
    await tool(name).click();
    const menu = page.getByRole('menu', { name });
    const colours = menu.getByRole('menuitemradio');
    await expect(colours).toHaveCount(24);
    expect(await colours.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
      palette.map((colour) => colour.name),
    );
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName(checked);
    await expect(menu.getByLabel(focused, { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await expect(text.getByText('one two three four')).toHaveCSS('color', 'rgb(11, 52, 55)');
  await select('one');
  await pick('Text colour', 'Red');
  await select('two');
  await pick('Highlight', 'Mint');
  // By keyboard: the first suggestion is the highlighter's yellow.
  await select('four');
  await tool('Highlight').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const marked = page.locator('mark').filter({ hasText: 'four' });
  await expect(marked).toHaveCSS('background-color', 'rgb(255, 228, 94)');
  // The text's own colour is no mark.
  await select('three');
  await pick('Text colour', 'Blue');
  await pick('Text colour', 'Dark teal');
  expect(await create()).toEqual([
    paragraph(
      { text: 'one', color: '#ae2a1f' },
      { text: ' ' },
      { text: 'two', highlight: '#b4e8cf' },
      { text: ' three ' },
      { text: 'four', highlight: '#ffe45e' },
    ),
  ]);
});

test('the modifier with H highlights, with M makes a formula of its own, $ one in the line [EDT-005]', async ({
  page,
  app,
  db,
}) => {
  const { text, select, create } = await writeQuestion(page, app, db);
  await page.keyboard.type('Look here now: ');
  await select('here');
  await page.keyboard.press('Control+h');
  await expect(text.locator('mark')).toHaveText('here');
  await page.keyboard.press('Control+h');
  await expect(text.locator('mark')).toHaveCount(0);
  await page.keyboard.press('Control+h');
  await page.keyboard.press('Control+End');
  const latex = page.getByRole('textbox', { name: 'LaTeX' });
  for (const [key, formula] of [
    ['$', 'x+1'],
    ['Control+m', 'y=2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('math-field')).toBeFocused();
    await page.keyboard.type(formula);
    await expect(latex).toHaveValue(formula);
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.waitForTimeout(200);
  }
  const formula = (type: string, latex: string) => ({ type, latex, children: [{ text: '' }] });
  expect((await create()).slice(0, 2)).toEqual([
    paragraph(
      { text: 'Look ' },
      { text: 'here', highlight: '#ffe45e' },
      { text: ' now: ' },
      formula('inline-math', 'x+1'),
      { text: '' },
    ),
    formula('math', 'y=2'),
  ]);
});
