import type { Row } from '@fourfold/server/testing/fixtures/rows';
import { expectAccessible } from '../support/accessible.ts';
import { alertDay, assignmentRows } from '../support/assignment-rows.ts';
import { type PersonFixture, personRows, practiceRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = { only: { text: 'The very first?', choices: yesOrNo } };
const sets = {
  s: { title: 'Steps forward', questions: [1, 2, 3, 4].map((nth) => ({ text: `${nth}?`, choices: yesOrNo })) },
};

/** The person with another plan. */
function withPlan(person: PersonFixture, values: Record<string, unknown>): PersonFixture {
  const changed = (one: Row) => (one.table === 'study_plans' ? { ...one, values: { ...one.values, ...values } } : one);
  return { ...person, rows: person.rows.map(changed) };
}

test('the next thing has its reason and the page’s only primary button; then comes the rest of the day', async ({
  page,
  app,
  mountPage,
}) => {
  const student = withPlan(personRows('student'), { edition: 'sat', test_date: '2099-12-05', minutes_a_day: 45 });
  const topic = topicRows({ sequence, sets });
  const assigned = assignmentRows(student, [
    {
      reference_type: 'HomeSubsubTopic',
      reference_id: topic.subsubtopic,
      place: { subsubtopic_id: topic.subsubtopic },
      due: -3,
    },
  ]);
  const begun = practiceRows(student, topic, topic.set.s ?? '', [true, true]);
  await mountPage('/home', { as: student, planted: [student, topic, assigned, begun] });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { level: 3 })).toHaveText('Planted sequence');
  await expect(today).toContainText(`Overdue since ${alertDay(-3)}.`);
  await expect(today).toContainText(/of 45 minutes · .* days until the SAT/);
  await expect(today.getByRole('list', { name: 'Then, today' })).toContainText('Steps forward');
  await expect(today).toContainText('Begun: 2 of 4 in a row.');
  await expect(today).toContainText('1 overdue');
  await expect(page.locator('main [data-kind="primary"]')).toHaveCount(1);
  await expectAccessible(page);
  await today.getByRole('link', { name: 'Do it now: Planted sequence' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${app.learner}${topic.address.split('?')[0]}.*dashboard=true`));
});

test('a tutor who looks on reads the same, without buttons', async ({ page, mountPage }) => {
  const student = personRows('student');
  const topic = topicRows({ sequence, sets });
  const begun = practiceRows(student, topic, topic.set.s ?? '', [true, true]);
  await mountPage('/home', { as: student, tutor: 'tutor', planted: [student, topic, begun] });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { level: 3 })).toHaveText('Steps forward');
  await expect(today.getByRole('link')).toHaveCount(0);
  await expect(today.getByRole('button')).toHaveCount(0);
});

test('without content there is nothing to do, and it is said', async ({ page, mountPage }) => {
  await mountPage('/home', { as: 'student' });
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Nothing is left to do.');
  await expect(page.locator('main [data-kind="primary"]')).toHaveCount(0);
});

test('offline it shows what is cached, and when the calls fail, the rest of the dashboard stays', async ({
  page,
  mountPage,
}) => {
  let fails = false;
  await page.route('**/api/today', (route) => (fails ? route.abort() : route.continue()));
  const student = personRows('student');
  const topic = topicRows({ sequence, sets });
  await mountPage('/home', { as: student, planted: [student, topic] });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: /^Begin: / })).toBeVisible();
  // Replies are persisted when the page is idle.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length), { timeout: 15_000 })
    .toBeGreaterThan(0);
  fails = true;
  await page.getByRole('link', { name: 'Math' }).first().click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(today.getByRole('link', { name: /^Begin: / })).toBeVisible();
});

test('questions that were begun and never ended can be gone on with, or left', async ({ page, db, mountPage }) => {
  const student = withPlan(personRows('student'), { first_run: 'answered' });
  await mountPage('/home', { as: student, planted: [student, topicRows({ sequence, sets })] });
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: 'Go on: The ten first questions' })).toHaveAttribute(
    'href',
    '/home/diagnostic',
  );
  await today.getByRole('button', { name: 'Leave them' }).click();
  await expect(today.getByRole('link', { name: /^Begin: / })).toBeVisible();
  const { rows } = await db.query('select first_run from study_plans where user_id = $1', [student.account.id]);
  expect(rows).toEqual([{ first_run: 'ended' }]);
});

test('the account page changes the plan', async ({ page, db, mountPage }) => {
  const student = withPlan(personRows('student'), { edition: 'act', goal: 30 });
  await mountPage('/home/account', { as: student, planted: student });
  const plan = page.getByRole('region', { name: 'Study plan' });
  await expect(plan.getByLabel('Goal in the ACT')).toHaveValue('30');
  await plan.getByLabel('Reviews a day').fill('12');
  await plan.getByLabel('Date of the test').fill('2099-05-04');
  await plan.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Study plan saved')).toBeVisible();
  const { rows } = await db.query('select * from study_plans where user_id = $1', [student.account.id]);
  expect(rows).toMatchObject([{ edition: 'act', goal: 30, reviews_a_day: 12, first_run: 'skipped' }]);
});
