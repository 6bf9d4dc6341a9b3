import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { questionButton } from './navigator.ts';
import { choices, longExplanation } from './practice-fixtures.ts';

test('cuts a long explanation at 300 px, shows all of it on demand, and records that it was viewed [PRC-004, PRC-005]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, explain: 'It is just above the height at which it is cut. '.repeat(16), right: { question: 'b' } },
      b: { choices, explain: longExplanation, right: { question: 'c' } },
      c: { choices, explain: 'Because.' },
    },
  });
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, saved } = questionPageOf(page);
  const text = page.getByRole('region', { name: 'Explanation' }).locator('> div').first();
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const viewFull = page.getByRole('button', { name: 'View full explanation' });
  const readViewedFlags = async () => (await answersOf(db, email)).map((row) => row.view_full_explanation);

  await answer('Yes');
  await expect(viewFull).toBeVisible();
  expect(await height()).toBeGreaterThanOrEqual(215);
  expect(await height()).toBeLessThanOrEqual(300);

  await next.click();
  await answer('Yes');
  await expect(viewFull).toBeVisible();
  expect(await height()).toBe(300);
  await viewFull.click();
  await expect.poll(height).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(300);

  await next.click();
  await answer('Yes');
  await expect(text).toContainText('Because.');
  await expect(viewFull).toBeHidden();
  expect(await height()).toBeLessThan(215);
  await expect(saved).toHaveText('Saved');
  expect(await readViewedFlags()).toEqual([false, true, false]);

  // Also recorded when an earlier answer is opened again.
  await questionButton(page, 1).click();
  await viewFull.click();
  await expect.poll(readViewedFlags).toEqual([true, true, false]);
});
