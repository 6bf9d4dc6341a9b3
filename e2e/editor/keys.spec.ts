import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../practising.ts';
import { type Desk, writeQuestion } from './editor-desk.ts';

const paragraph = (...texts: string[]) => ({ type: 'paragraph', children: texts.map((text) => ({ text })) });
const item = (...children: object[]) => ({ type: 'list-item', children });
const list = (ordered: boolean, ...children: object[]) => ({ type: 'list', ordered, children });
const cell = (text: string, header?: true) => ({
  type: 'table-cell',
  ...(header && { header }),
  children: [{ text }],
});
const row = (...children: object[]) => ({ type: 'table-row', children });

test('a question is written without a mouse: headings, lists, a quote and a table by keys alone', async ({
  page,
  app,
  db,
}) => {
  const { tool, create } = await writeQuestion(page, app, db);
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
  // To the tools and back, by the keys of a toolbar.
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
  await keys.press('ArrowDown');
  await bar.getByRole('button', { name: 'Delete row' }).click();
  await keys.press('End');
  await bar.getByRole('button', { name: 'Column right' }).click();
  await keys.type('new');
  await keys.press('ArrowDown');
  await keys.type('Behind the table.');
  expect(await create()).toEqual([
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

test('a key that leads to another cell has led there before anything else can happen', async ({ page, app, db }) => {
  const { text, pick } = await writeQuestion(page, app, db);
  await pick('Style', 'Table');
  await page.keyboard.type('x');
  for (const [key, to] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
  ] as const) {
    const row = await text.evaluate(async (element, key) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      return (getSelection()?.anchorNode?.parentElement?.closest('tr')?.rowIndex ?? -1) + 1;
    }, key);
    expect(row).toBe(to);
  }
});

test('everything can be undone, and done again', async ({ page, app, db }) => {
  const { text, tool, pick, select } = await writeQuestion(page, app, db);
  await page.keyboard.type('Once there was a line.');
  const first = await wordsAndMarks({ text });
  await select('there');
  await page.keyboard.press('Control+b');
  await pick('Font size', '20');
  await pick('Text colour', 'Green');
  await pick('Style', 'Bulleted list');
  await pick('Style', 'Passage');
  await page.getByLabel('Credit').fill('Written for Fourfold.');
  await page.getByLabel('Credit').press('Enter');
  await expect(text.getByText('Written for Fourfold.')).toBeVisible();
  await select('line');
  await tool('Link').click();
  await page.getByLabel('Address').fill('openstax.org');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://openstax.org');
  await page.keyboard.press('Control+End');
  await pick('Style', 'Table');
  await page.getByRole('button', { name: 'Delete column' }).click();
  const last = await wordsAndMarks({ text });
  expect(last).not.toBe(first);

  for (let undone = 0; undone < 40 && (await wordsAndMarks({ text })) !== first; undone += 1) {
    await page.keyboard.press('Control+z');
  }
  expect(await wordsAndMarks({ text })).toBe(first);
  for (let again = 0; again < 40 && (await tool('Redo').getAttribute('aria-disabled')) === null; again += 1) {
    await tool('Redo').click();
  }
  expect(await wordsAndMarks({ text })).toBe(last);
});

test('tools carry names and shortcuts, say what is on, and leave the selection as it is', async ({ page, app, db }) => {
  const { text, tool, select } = await writeQuestion(page, app, db);
  await page.keyboard.type('plain words');
  await expect(tool('Bold')).toHaveAttribute('title', 'Bold, Ctrl B');
  await expect(tool('Highlight')).toHaveAttribute('title', 'Highlight, Ctrl H');
  await select('words');
  for (const name of ['Bold', 'Italic', 'Underline']) {
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    await tool(name).click();
    await expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('words');
  await expect(text.locator('strong em u')).toHaveText('words');
  await page.keyboard.press('Control+Shift+x');
  await expect(text.locator('s')).toHaveText('words');
});

for (const [device, viewport, themes] of [
  ['a desktop', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`the editor, its choices and its dialogs pass axe on ${device}`, async ({ page, app, db }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const { tools, tool, select } = await writeQuestion(page, app, db);
    await page.keyboard.type('Some words');
    const sideways = await tools.evaluate((bar) => [bar.scrollWidth > bar.clientWidth, bar.clientHeight] as const);
    if (device === 'a phone') expect(sideways[0]).toBe(true);
    else expect(sideways).toEqual([false, 42]);
    await expectAccessible(page, themes);
    for (const name of ['Style', 'Font size', 'Text colour', 'Highlight', 'More formatting']) {
      await tool(name).click();
      await expect(page.getByRole('menu', { name })).toBeInViewport({ ratio: 1 });
      if (name === 'Text colour' || name === 'More formatting') await expectAccessible(page, themes);
      await page.keyboard.press('Escape');
    }
    await select('words');
    for (const name of ['Tooltip', 'Link']) {
      await tool(name).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      if (name === 'Tooltip') await expectAccessible(page, themes);
      await page.keyboard.press('Escape');
    }
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}

/** The text as it stands, without where the caret is. */
function wordsAndMarks({ text }: Pick<Desk, 'text'>): Promise<string> {
  return text.evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const line of copy.querySelectorAll('[aria-hidden]')) line.remove();
    return copy.innerHTML.replaceAll(/\ufeff|data-slate-[^\s>]*/g, '');
  });
}
