import { answeredStep, stepsRow } from '@fourfold/server/testing/fixtures/practice-steps';
import { alertOf } from '../support/alert.ts';
import { type PersonFixture, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { logInAs, studentsPageOf, tutorRows } from '../support/tutoring.ts';

/** A sequence of three questions, of which the student has missed two. */
function missesOf({ account }: PersonFixture) {
  const math = topicRows({ sequence: { a: { choices: yesOrNo }, b: { choices: yesOrNo }, c: { choices: yesOrNo } } });
  const history = { user_id: account.id, reference_type: 'HomeSubsubTopic', reference_id: math.subsubtopic };
  const answered = (key: string, is_correct: boolean) =>
    answeredStep({ question_id: math.question[key] ?? '', is_correct, time_spent_before_answer: 40 });
  return { math, steps: stepsRow(history, [answered('a', false), answered('b', false), answered('c', true)]) };
}

test('a tutor sees what a student missed, by cause and by skill', async ({ page, mountPage }) => {
  const tutorAndStudents = tutorRows({ name: 'Maya Okafor', overdue: 2 }, { name: 'Ben Ortega' });
  const [maya] = tutorAndStudents.students;
  const { math, steps } = missesOf(maya);
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [tutorAndStudents, math, { rows: [steps] }],
  });
  const list = studentsPageOf(page);
  await list.row('Maya').getByRole('button', { name: 'Mistakes of Maya Okafor' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Mistakes of Maya Okafor' });
  await expect(panel.getByText('2 questions missed')).toBeVisible();
  await expect(panel.getByText(/^This week: .*2 overdue$/)).toBeVisible();
  const rowsOf = (caption: string) =>
    panel
      .getByRole('table', { name: caption })
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader') });
  await expect(rowsOf('By cause')).toHaveText(['No cause yet2Assign']);
  await expect(rowsOf('By skill')).toHaveText(['Linear functions21 of 3Assign']);
  await page.keyboard.press('Escape');
  await expect(list.row('Maya').getByRole('button', { name: 'Mistakes of Maya Okafor' })).toBeFocused();
  await list.row('Ben').getByRole('button', { name: 'Mistakes of Ben Ortega' }).click();
  await expect(page.getByRole('dialog').getByText('No mistakes')).toBeVisible();
});

test('a tutor assigns the mistakes of a skill, and the student finds them on the dashboard', async ({
  page,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const { math, steps } = missesOf(maya);
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: [tutorAndStudent, math, { rows: [steps] }] });
  await studentsPageOf(page).row('Maya').getByRole('button', { name: 'Mistakes of Maya Okafor' }).click();
  const panel = page.getByRole('dialog', { name: 'Mistakes of Maya Okafor' });
  const button = panel.getByRole('button', { name: 'Assign the mistakes: Linear functions' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign the mistakes: Linear functions' });
  await dialog.getByLabel('Note to the student').fill('Once more.');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(alertOf(page, /^Mistakes assigned\. Due date is /)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  const { rows } = await db.query('select id, question_ids from mistake_sets where user_id = $1', [maya.account.id]);
  const [set] = rows;
  expect(new Set(set.question_ids)).toEqual(new Set([math.question.a, math.question.b]));
  await page.keyboard.press('Escape');
  await logInAs(page, 'Maya Okafor');
  const assignments = page.getByRole('region', { name: 'Assignments' });
  await expect(assignments.getByRole('row', { name: /^Mistakes: Linear functions/ })).toContainText('SATMistakes');
  await expect(assignments.getByText('Once more.')).toBeVisible();
});
