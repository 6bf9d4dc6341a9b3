import { expectAccessible } from '../support/accessible.ts';
import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { toolsOf } from '../support/tools.ts';
import { choices } from './practice-fixtures.ts';

const link = { right: { question: 'b' }, wrong: { question: 'b' } };
const planted = topicRows({
  sequence: {
    a: { text: 'Which number is the largest one?', choices, ...link },
    b: { text: 'Which number is even?', choices },
  },
});

test('the code of the tools is fetched when Tools is opened; highlights stay on the device [Q337]', async ({
  page,
  mountPage,
  db,
}) => {
  const tools = toolsOf(page);
  await mountPage(planted.address, { as: 'student', planted });
  await expect(tools.button).toBeVisible();
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('practice-tools')).length,
    );
  expect(await fetched()).toBe(0);
  await tools.button.click();
  await expect(page.getByRole('menuitem', { name: 'Line reader' })).toBeVisible();
  expect(await fetched()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await tools.select('largest');
  await tools.toolbar.getByRole('button', { name: 'Underline' }).click();
  await expect.poll(() => tools.highlighted('underline')).toEqual(['largest']);
  await page.reload();
  // Without a press: the question has a highlight.
  await expect.poll(() => tools.highlighted('underline')).toEqual(['largest']);
  // The author revises the question: the highlight is not drawn at another text.
  await db.query(
    `update questions set question = replace(question::text, 'the largest one', 'smaller')::jsonb where question::text like '%the largest one%'`,
  );
  await page.evaluate(() => indexedDB.deleteDatabase('fourfold.replies'));
  await page.reload();
  await expect(
    page.getByText('1 highlight is not shown in the text, because this question was changed.'),
  ).toBeVisible();
  expect(await tools.highlighted('underline')).toEqual([]);
});

test('letters of an answer are text, whatever tool they open elsewhere [Q337]', async ({ page, mountPage }) => {
  const typed = topicRows({ sequence: { a: { text: 'What is the name of the line?', accepts: 'normal' } } });
  await mountPage(typed.address, { as: 'student', planted: typed });
  await expect(toolsOf(page).button).toBeVisible();
  const field = page.getByRole('textbox');
  await field.click();
  await page.keyboard.type('r normal line?');
  await expect(field).toHaveValue('r normal line?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the reference sheet is above the question, movable, and passes axe [Q337]', async ({ page, mountPage }) => {
  await mountPage(planted.address, { as: 'student', planted });
  const sheet = page.getByRole('dialog', { name: 'Reference sheet' });
  await expect(toolsOf(page).button).toBeVisible();
  await page.keyboard.press('r');
  await expect(sheet.getByRole('img', { name: 'A circle with its radius r.' })).toBeVisible();
  await expect(sheet.locator('math').first()).toBeVisible();
  const { x } = (await sheet.boundingBox()) ?? { x: 0 };
  await page.keyboard.press('ArrowLeft');
  expect((await sheet.boundingBox())?.x).toBe(x - 24);
  await expectAccessible(page);
  // The question stays usable.
  await questionPageOf(page).choice('Yes').check({ force: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('the size of the text is that of the tests, up to 300 percent; ? lists the keys of practice [Q337]', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mountPage(planted.address, { as: 'student', planted });
  await toolsOf(page).open('Text size');
  const larger = page.getByRole('button', { name: 'Larger text' });
  while (await larger.isEnabled()) await larger.click();
  await page.keyboard.press('Escape');
  await expect(larger).toHaveCount(0);
  const heightOf = async () => (await page.getByText('Which number is the largest one?').boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeGreaterThan(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.reload();
  await expect.poll(heightOf).toBeGreaterThan(150);
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Check, then the next question')).toBeVisible();
  await expect(shortcuts.getByText('Reference sheet')).toBeVisible();
  await expect(shortcuts.getByText('Open or close the calculator')).toBeVisible();
});
