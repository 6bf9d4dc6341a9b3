import { expectAccessible } from '../accessible.ts';
import { letATutorIn, watchCalls } from '../exam-families.ts';
import { expectAllInReach, keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { chart, plantAnswers, plantRecord } from './dashboard-data.ts';
import { answers, month, now, period, step } from './period.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(now));

test('the dashboard has assignments, what is under way, and each chart that is a student’s [DSH-001]', async ({
  page,
  newStudent,
}) => {
  const calls = watchCalls(page, /time_spent/);
  await newStudent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assignments' })).toContainText('No assignments found');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Nothing begun yet');
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('heading', { level: 3 })).toHaveText([
    'Completed Questions',
    'SAT Scores',
    'SAT Test Scores',
    'SATs Progress',
    'ACT Scores',
    'ACT Test Scores',
    'ACTs Progress',
  ]);
  await expect(chart(page, 'ACTs Progress').drawing).toBeVisible();
  expect(calls, 'how long it took is not asked for').toEqual([]);
});

test('a call that fails takes its own panel alone, which can be tried again; nothing is blocked meanwhile', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  let isBroken = true;
  await page.route('**/api/user_sats/get_all_sat_scores', (route) => (isBroken ? route.abort() : route.continue()));
  await page.route('**/api/user_acts/get_all_act_scores', () => {});
  await page.evaluate(() => indexedDB.deleteDatabase('fourfold.replies'));
  await page.reload();
  const scores = chart(page, 'SAT Scores');
  await expect(chart(page, 'Completed Questions').drawing).toBeVisible();
  await expect(chart(page, 'ACT Scores').figure.getByRole('status', { name: 'Loading ACT Scores' })).toBeVisible();
  await expect(scores.figure.getByRole('alert')).toContainText('SAT Scores could not be loaded.', { timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(1);
  await step(page, 'Previous').click();
  await expect(page).toHaveURL(/end=2026-10-24/);
  isBroken = false;
  await scores.figure.getByRole('button', { name: 'Try again' }).click();
  await expect(scores.figure).toContainText('No SAT scores yet');
});

test('drawings that could not be fetched leave the numbers', async ({ page, db, newStudent }) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  await page.route(/\/assets\/visx-/, (route) => route.abort());
  await page.reload();
  const done = chart(page, 'Completed Questions');
  await expect(done.figure.getByRole('alert')).toContainText('The drawing could not be loaded.');
  await done.showTable();
  await expect(done.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
});

test('an account that has done nothing reads what will stand in each place', async ({ page, newStudent }) => {
  await newStudent(page);
  for (const [title, words] of [
    ['Completed Questions', 'No questions answered in this time'],
    ['SAT Scores', 'No SAT scores yet'],
    ['SAT Test Scores', 'No SAT test scores yet'],
    ['ACT Scores', 'No ACT scores yet'],
    ['ACT Test Scores', 'No ACT test scores yet'],
  ] as const) {
    await expect(chart(page, title).figure).toContainText(words);
  }
  await expect(page.getByRole('link', { name: 'Grammar' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard is read and filtered by keyboard alone, on a phone too, in light and dark', async ({
  page,
  db,
  newStudent,
}) => {
  test.setTimeout(240_000);
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  for (let at = 1; at <= 12; at += 1) {
    const title = `Official SAT of a day in March, number ${at}`;
    await plantRecord(db, email, { family: 'sat', title, marks: { verbal: 400 + at * 30, math: 600 } });
  }
  await letATutorIn(db, email);
  await page.reload();
  await expect(chart(page, 'Average Time Spent Per Question').drawing).toBeVisible();
  await expect(chart(page, 'SAT Scores').drawing).toHaveAccessibleName(/number 12\* 1360$/);

  const keys = keyboardOf(page);
  await keys.tabTo(period(page, 'Weekly'));
  await keys.press('ArrowRight');
  await expect(month(page)).toBeVisible();
  await keys.press('ArrowLeft');
  await keys.tabTo(step(page, 'Previous'));
  await keys.press('Enter');
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  const done = chart(page, 'Completed Questions');
  await keys.tabTo(done.figure.locator('summary'));
  await keys.press('Enter');
  await expect(done.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();

  await expectAllInReach(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  for (const svg of await page.getByRole('figure').getByRole('img').all()) {
    expect((await svg.boundingBox())?.width).toBeLessThanOrEqual(358);
  }
});
