import { keyboardUserOf } from '../keyboard.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { personRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

const numbers = ['one', 'two', 'three'];
const topic = () =>
  topicRows({
    sequence: {},
    sets: { s: { title: 'Set', questions: numbers.map((text) => ({ text: `${text}?`, choices: yesOrNo })) } },
  });

test('the log-in of a new student asks for a plan; one press then opens the first question', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const student = personRows('student', { isNew: true });
  await mountPage('/', { planted: [student, topic()] });
  await fillLogIn(page, student);
  await expect(page).toHaveURL(`${app.learner}/home/welcome`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.locator('main [data-kind="primary"]')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'SAT' }).check({ force: true });
  await page.getByLabel('Goal in the SAT').fill('1405');
  await page.getByLabel('Minutes a day').fill('30');
  const save = page.getByRole('button', { name: 'Save and see the first question' });
  await save.click();
  await expect(page.getByLabel('Goal in the SAT')).toHaveAccessibleDescription(/400 to 1600, in steps of 10/);
  await expect(page.getByLabel('Goal in the SAT')).toBeFocused();
  await page.getByLabel('Goal in the SAT').fill('1400');
  await save.click();
  await expect(page).toHaveURL(`${app.learner}/home/diagnostic`);
  await expect(page.getByText('one?')).toBeVisible();
  const { rows } = await db.query('select * from study_plans where user_id = $1', [student.account.id]);
  expect(rows).toMatchObject([
    { edition: 'sat', goal: 1400, minutes_a_day: 30, test_date: null, first_run: 'answered' },
  ]);
});

test('every part may be left open, and “Not now” leads to the dashboard, which does not ask again', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student', { isNew: true });
  await mountPage('/', { planted: [student, topic()] });
  await fillLogIn(page, student);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(`${app.learner}/home`);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: 'Begin: Set' })).toBeVisible();
  await today.getByRole('link', { name: /^Plan your days/ }).click();
  await page.getByRole('button', { name: 'Save and see the first question' }).click();
  await expect(page.getByText('one?')).toBeVisible();
});

test('by keyboard alone: from the log-in to the first question in two presses, and on to the second', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student', { isNew: true });
  await mountPage('/', { planted: [student, topic()] });
  const { press, tabTo, type } = keyboardUserOf(page);
  await tabTo(page.getByLabel('Email'));
  await type(student.email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await type(student.password);
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save and see the first question' });
  await tabTo(save);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await press('a');
  await page.keyboard.press('Enter');
  await expect(questionPageOf(page).next).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/diagnostic`);
});

test('a tutor who looks on cannot open the first run', async ({ page, app, mountPage }) => {
  await mountPage('/home/welcome', { as: 'student', tutor: 'tutor' });
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});

test('the questions are answered as practice is, and the end says what was found beside the next thing', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const student = personRows('student', { isNew: true });
  await mountPage('/home/welcome', { as: student, planted: [student, topic()] });
  await page.getByRole('button', { name: 'Save and see the first question' }).click();
  const { answer, next, alert, saved } = questionPageOf(page);
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await answer('Yes');
  await expect(alert('Correct Answer')).toHaveCount(1);
  await next.click();
  await answer('No');
  await expect(alert('Incorrect Answer')).toHaveCount(1);
  await expect(saved).toHaveText('Saved');
  // Begun and never ended: the next visit goes on after what was answered.
  await page.goto(`${app.learner}/home`);
  await page.goto(`${app.learner}/home/diagnostic`);
  await expect(page.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await answer('Yes');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(`${app.learner}/home`);
  const end = page.getByRole('region', { name: /^All questions answered/ });
  await expect(end).toContainText('With a miss: Algebra.');
  await expect(page.getByRole('region', { name: 'Today' }).locator('[data-kind="primary"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Go on: The ten first/ })).toHaveCount(0);
  const { rows } = await db.query(
    "select is_correct from practice_events where user_id = $1 and reference_type = 'HomeDiagnostic' order by seq",
    [student.account.id],
  );
  expect(rows.map((row) => row.is_correct)).toEqual([true, false, true]);
});
