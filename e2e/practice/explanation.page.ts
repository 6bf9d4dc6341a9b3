import { topicRows } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { numbered } from './navigator.ts';
import { choices, long } from './planted.ts';

test('cuts a long explanation at 300 px, shows all of it on demand, and records that it was viewed [PRC-004, PRC-005]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, explain: 'It is just above the height at which it is cut. '.repeat(16), right: { question: 'b' } },
      b: { choices, explain: long, right: { question: 'c' } },
      c: { choices, explain: 'Because.' },
    },
  });
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, saved } = paper(page);
  const text = page.getByRole('region', { name: 'Explanation' }).locator('> div').first();
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const more = page.getByRole('button', { name: 'View full explanation' });
  const viewed = async () => (await answersOf(db, email)).map((row) => row.view_full_explanation);

  await answer('Yes');
  await expect(more).toBeVisible();
  expect(await height()).toBeGreaterThanOrEqual(215);
  expect(await height()).toBeLessThanOrEqual(300);

  await next.click();
  await answer('Yes');
  await expect(more).toBeVisible();
  expect(await height()).toBe(300);
  await more.click();
  await expect.poll(height).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(300);

  await next.click();
  await answer('Yes');
  await expect(text).toContainText('Because.');
  await expect(more).toBeHidden();
  expect(await height()).toBeLessThan(215);
  await expect(saved).toHaveText('Saved');
  expect(await viewed()).toEqual([false, true, false]);

  // Also recorded when an earlier answer is opened again.
  await numbered(page, 1).click();
  await more.click();
  await expect.poll(viewed).toEqual([true, true, false]);
});
