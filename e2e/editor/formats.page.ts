import { fontSizes } from '@fourfold/core/rich-text/document';
import { palette } from '@fourfold/core/rich-text/palette';
import { expect, paragraph, test, text } from './question-editor.ts';

test('text sizes are those of the specification, 16 by default, and so are the heights of the fields [EDT-002] [EDT-009]', async ({
  page,
  writeQuestion,
}) => {
  const { field, tool, pick, select, save } = await writeQuestion('How large is large?');
  await expect(field).toHaveCSS('min-height', '100px');
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
  // The selection is kept.
  await page.keyboard.type('big');
  await expect(page.getByText('big', { exact: true })).toHaveCSS('font-size', `${(19 * 24) / 16}px`);
  await select('How');
  await pick('Font size', '72');
  await pick('Font size', '16');
  expect(await save()).toEqual([paragraph(text('How '), text('big', { size: 24 }), text(' is large?'))]);
  expect(fontSizes).not.toContain(13);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Explanation', exact: true })).toHaveCSS('min-height', '80px');
});

test('text colour and highlight offer 24 colours by name, dark teal and yellow first [EDT-003] [EDT-004]', async ({
  page,
  writeQuestion,
}) => {
  const { field, tool, pick, select, save } = await writeQuestion('one two three four');
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
  await expect(field.getByText('one two three four')).toHaveCSS('color', 'rgb(11, 52, 55)');
  await select('one');
  await pick('Text colour', 'Red');
  await select('two');
  await pick('Highlight', 'Mint');
  // By keyboard: the first suggestion is the highlighter's yellow.
  await select('four');
  await tool('Highlight').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark').filter({ hasText: 'four' })).toHaveCSS('background-color', 'rgb(255, 228, 94)');
  // The default text colour is stored without a mark.
  await select('three');
  await pick('Text colour', 'Blue');
  await pick('Text colour', 'Dark teal');
  expect(await save()).toEqual([
    paragraph(
      text('one', { color: '#ae2a1f' }),
      text(' '),
      text('two', { highlight: '#b4e8cf' }),
      text(' three '),
      text('four', { highlight: '#ffe45e' }),
    ),
  ]);
});

test('tools have names and shortcuts, show their state, and keep the selection', async ({ page, writeQuestion }) => {
  const { field, tool, select } = await writeQuestion('plain words');
  await expect(tool('Bold')).toHaveAttribute('title', 'Bold, Ctrl B');
  await expect(tool('Highlight')).toHaveAttribute('title', 'Highlight, Ctrl H');
  await select('words');
  for (const name of ['Bold', 'Italic', 'Underline']) {
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    await tool(name).click();
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('words');
  await expect(field.locator('strong em u')).toHaveText('words');
  await page.keyboard.press('Control+Shift+x');
  await expect(field.locator('s')).toHaveText('words');
});

// studio-app/src/editor/create-rich-editor.test.ts tests that each kind of change is undone.
test('marks, blocks and dialog changes are undone by the key, and redone by the tool', async ({
  page,
  writeQuestion,
}) => {
  const { field, tool, pick, select } = await writeQuestion('Once there was a line.');
  /** The rendered text, without the caret's helper elements. */
  const shownHtml = () =>
    field.evaluate((root) => {
      const copy = root.cloneNode(true) as HTMLElement;
      for (const line of copy.querySelectorAll('[aria-hidden]')) line.remove();
      return copy.innerHTML.replaceAll(/\ufeff|data-slate-[^\s>]*/g, '');
    });
  const first = await shownHtml();
  await select('there');
  await page.keyboard.press('Control+b');
  await pick('Text colour', 'Green');
  await pick('Style', 'Passage');
  await page.getByLabel('Credit').fill('Written for Fourfold.');
  await page.getByLabel('Credit').press('Enter');
  await expect(field.getByText('Written for Fourfold.')).toBeVisible();
  await select('line');
  await tool('Link').click();
  await page.getByLabel('Address').fill('openstax.org');
  await page.keyboard.press('Enter');
  await expect(field.getByRole('link')).toHaveAttribute('href', 'https://openstax.org');
  await page.keyboard.press('Control+End');
  await pick('Style', 'Table');
  await page.getByRole('button', { name: 'Delete column' }).click();
  const last = await shownHtml();
  expect(last).not.toBe(first);

  for (let undone = 0; undone < 40 && (await shownHtml()) !== first; undone += 1) {
    await page.keyboard.press('Control+z');
  }
  expect(await shownHtml()).toBe(first);
  for (let again = 0; again < 40 && (await tool('Redo').getAttribute('aria-disabled')) === null; again += 1) {
    await tool('Redo').click();
  }
  expect(await shownHtml()).toBe(last);
});

test('an arrow key moves to another cell before anything else can happen', async ({ page, writeQuestion }) => {
  const { field, pick } = await writeQuestion();
  await pick('Style', 'Table');
  await page.keyboard.type('x');
  for (const [key, to] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
  ] as const) {
    const row = await field.evaluate(async (element, key) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      return (getSelection()?.anchorNode?.parentElement?.closest('tr')?.rowIndex ?? -1) + 1;
    }, key);
    expect(row).toBe(to);
  }
});

test('Escape moves the focus from a tool to the text, even if Slate has not noticed that the text lost the focus', async ({
  page,
  writeQuestion,
}) => {
  const { field, tool } = await writeQuestion('Where is the vertex?');
  // Slate ignores focus changes until a timeout after it has moved the selection; the stopped clock
  // delays that timeout until the last step.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('1');
  await page.keyboard.press('Alt+F10');
  await expect(tool('Style')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(field).toBeFocused();
});
