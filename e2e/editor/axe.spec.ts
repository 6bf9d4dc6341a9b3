import { keyboardUserOf } from '../keyboard.ts';
import { expectAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { expect, test } from './question-editor.ts';

// axe on the editor, its menus and its dialogs, at both widths.
for (const [device, viewport, themes] of [
  ['a desktop', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`the editor, its menus and its dialogs pass axe, and fit the screen, on ${device}`, async ({
    page,
    writeQuestion,
  }) => {
    await page.setViewportSize(viewport);
    const { tools, tool, select } = await writeQuestion('Some words');
    const [scrolls, height] = await tools.evaluate((bar) => [bar.scrollWidth > bar.clientWidth, bar.clientHeight]);
    if (device === 'a phone') expect(scrolls).toBe(true);
    else expect([scrolls, height]).toEqual([false, 42]);
    for (const name of ['Style', 'Font size', 'Text colour', 'Highlight', 'More formatting']) {
      await tool(name).click();
      await expect(page.getByRole('menu', { name })).toBeInViewport({ ratio: 1 });
      if (name === 'Text colour' || name === 'More formatting') await expectAccessible(page, themes);
      await page.keyboard.press('Escape');
    }
    await select('words');
    await tool('Tooltip').click();
    await expect(page.getByRole('dialog', { name: 'Tooltip' })).toBeVisible();
    await expectAccessible(page, themes);
    await page.keyboard.press('Escape');
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}

// axe on the forms of a formula, a picture and a video; the formula by keyboard alone.
test('a formula is edited in its LaTeX field without a pointer; it and the media dialogs pass axe', async ({
  page,
  writeQuestion,
}) => {
  const { field, mathField, latex, tool, save } = await writeQuestion('a ');
  const keys = keyboardUserOf(page);
  await tool('Inline math').click();
  await expect(mathField).toHaveAccessibleName('Formula');
  await page.keyboard.type('x');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await keys.tabTo(latex);
  await latex.press('End');
  await keys.type('^2');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field.locator('math')).toHaveText('x');

  await tool('Image').click();
  const image = page.getByRole('dialog', { name: 'Insert image' });
  await image.getByLabel('Or its address').fill('https://example.org/a.png');
  await image.getByRole('button', { name: 'Insert' }).click();
  await expect(image.getByText('Pictures of other sites cannot be added.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tool('Video').click();
  await expect(page.getByRole('dialog', { name: 'Insert video' })).toBeVisible();
  await expectAccessible(page, ['light']);
  await page.keyboard.press('Escape');
  await save();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
});
