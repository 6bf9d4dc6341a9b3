import { recordCalls } from '../support/exam-families.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { answerRows, chartOf, currentTime, stepButton } from './charts.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(currentTime));

test('a new student’s dashboard has the assignments, the work in progress, and every chart, all empty [DSH-001, DSH-003]', async ({
  page,
  mountPage,
}) => {
  const calls = recordCalls(page, /time_spent/);
  await mountPage('/home', { as: 'student' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assignments' })).toContainText('No assignments found');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Nothing begun yet');
  const empty = {
    'Completed Questions': 'No questions answered in this time',
    'SAT Scores': 'No SAT scores yet',
    'SAT Test Scores': 'No SAT test scores yet',
    'SATs Progress': 'No SATs yet',
    'ACT Scores': 'No ACT scores yet',
    'ACT Test Scores': 'No ACT test scores yet',
    'ACTs Progress': 'No ACTs yet',
  };
  const titles = page.getByRole('region', { name: 'Progress' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(Object.keys(empty));
  for (const [title, text] of Object.entries(empty)) await expect(chartOf(page, title).figure).toContainText(text);
  expect(calls, 'times are not fetched for a student').toEqual([]);
});

test('a failed call affects only its own panel, which offers to try again; nothing else is blocked', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  let isBroken = true;
  await page.route('**/api/user_sats/get_all_sat_scores', (route) => (isBroken ? route.abort() : route.continue()));
  await page.route('**/api/user_acts/get_all_act_scores', () => {});
  await mountPage('/home', { as: student, planted: [student, answerRows(student)] });
  const scores = chartOf(page, 'SAT Scores');
  await expect(chartOf(page, 'Completed Questions').drawing).toBeVisible();
  await expect(chartOf(page, 'ACT Scores').figure.getByRole('status', { name: 'Loading ACT Scores' })).toBeVisible();
  await expect(scores.figure.getByRole('alert')).toContainText('SAT Scores could not be loaded.', { timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(1);
  await stepButton(page, 'Previous').click();
  await expect(page).toHaveURL(/end=2026-10-24/);
  isBroken = false;
  await scores.figure.getByRole('button', { name: 'Try again' }).click();
  await expect(scores.figure).toContainText('No SAT scores yet');
});

test('without the chart library, a chart still shows its numbers', async ({ page, mountPage }) => {
  const student = personRows('student');
  await page.route(/\/assets\/visx-/, (route) => route.abort());
  await mountPage('/home', { as: student, planted: [student, answerRows(student)] });
  const completed = chartOf(page, 'Completed Questions');
  await expect(completed.figure.getByRole('alert')).toContainText('The drawing could not be loaded.');
  await completed.showTable();
  await expect(completed.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
});
