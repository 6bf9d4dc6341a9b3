import { alertOf } from '../support/alert.ts';
import { startTutorSession } from '../support/exam-families.ts';
import { topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { oneQuestion, satWithTopic } from './tutor-fixtures.ts';

const alertText = "You don't have permission to submit";

// The page was opened by the student; its session has since become a tutor's log-in.
test(`marks that are submitted anyway are refused with "${alertText}" [ACC-049]`, async ({ page, db, mountPage }) => {
  const { exam } = satWithTopic();
  await page.route('**/sessions/events', (route) => route.abort());
  const { email } = await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
  await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
  await page.getByRole('menuitem', { name: 'Select Wrong' }).click();
  await page.getByRole('button', { name: 'Question 1', exact: true }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await startTutorSession(db, email);
  const refusedCall = page.waitForResponse((reply) => reply.status() === 403);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await refusedCall;
  await expect(alertOf(page, alertText)).toBeVisible();
  const { rowCount } = await db.query('select 1 from exam_grades');
  expect(rowCount).toBe(0);
});

test(`a problem report that is sent anyway is refused with "${alertText}" [ACC-049]`, async ({
  page,
  db,
  mountPage,
}) => {
  const math = topicRows({ sequence: oneQuestion });
  await page.route('**/sessions/events', (route) => route.abort());
  const { email } = await mountPage(math.address, { as: 'student', planted: math });
  await page.getByRole('button', { name: 'Report problem' }).click();
  await page.getByRole('checkbox', { name: 'There is a typo' }).check();
  await startTutorSession(db, email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(alertOf(page, alertText)).toBeVisible();
  const { rowCount } = await db.query('select 1 from reported_problems');
  expect(rowCount).toBe(0);
});
