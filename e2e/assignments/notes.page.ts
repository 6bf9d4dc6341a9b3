import { unreachable } from '@fourfold/core/session/server-texts';
import { alertOf } from '../support/alert.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { personRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import {
  assignmentsOf,
  manySets,
  oneQuestion,
  openBranchPath,
  openPopup,
  setAssignment,
} from './assignment-fixtures.ts';

const note = 'Only the odd ones.\nBring questions.';

test('a student reads the note on an assignment, answers it, and changes the answer', async ({
  page,
  db,
  mountPage,
}) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(2) });
  const assigned = assignmentRows(student, [setAssignment(math, 's0', { note }), setAssignment(math, 's1')]);
  await mountPage('/home', { as: student, planted: [student, math, assigned] });
  const { part } = assignmentsOf(page);
  await expect(part.getByText('Note from Ms Reed')).toBeVisible();
  await expect(part.getByText('Only the odd ones.')).toBeVisible();
  // An assignment without a note has nothing to answer.
  await expect(part.getByRole('button', { name: /^Answer: / })).toHaveCount(1);
  await part.getByRole('button', { name: 'Answer: Set 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set 1' });
  await expect(dialog.getByText('Only the odd ones.')).toBeVisible();
  await dialog.getByLabel('Your answer').fill('I did all of them.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertOf(page, 'Answer to the note saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(part.getByText('I did all of them.')).toBeVisible();
  const change = part.getByRole('button', { name: 'Change answer: Set 1' });
  await expect(change).toBeFocused();

  await change.press('Enter');
  await expect(dialog.getByLabel('Your answer')).toHaveValue('I did all of them.');
  await dialog.getByLabel('Your answer').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(part.getByText('I did all of them.')).toBeHidden();
  const { rows } = await db.query('select answer, answered_at from assignments where id = $1', [assigned.ids[0]]);
  expect(rows).toEqual([{ answer: '', answered_at: null }]);
});

test('an answer that cannot be saved stays in the dialog', async ({ page, mountPage }) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  const assigned = assignmentRows(student, [setAssignment(math, 's0', { note })]);
  await mountPage('/home', { as: student, planted: [student, math, assigned] });
  await page.getByRole('button', { name: 'Answer: Set 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set 1' });
  await dialog.getByLabel('Your answer').fill('I did all of them.');
  await page.route('**/assignments/*/answer', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertOf(page, unreachable)).toBeVisible();
  await expect(dialog.getByLabel('Your answer')).toHaveValue('I did all of them.');
  await page.unroute('**/assignments/*/answer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('I did all of them.')).toBeVisible();
});

test('a tutor writes a note with the due date, reads the answer, and changes the note', async ({
  page,
  db,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(2) });
  const assigned = assignmentRows(maya, [setAssignment(math, 's1', { note, answer: 'I did all of them.' })]);
  await mountPage(openBranchPath(math), {
    as: maya,
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, math, assigned],
  });
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Assign Set 1', exact: true }).click();
  const dueDialog = page.getByRole('dialog', { name: 'Assign Set 1' });
  await dueDialog.getByLabel('Note to the student').fill('With a clock.');
  await dueDialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(alertOf(page, /^ProblemSet assigned\./)).toBeVisible();

  await page.goto(`${app.learner}/home`);
  const { part } = assignmentsOf(page);
  await expect(part.getByText('With a clock.')).toBeVisible();
  await expect(part.getByText('Not answered yet')).toBeVisible();
  await expect(part.getByText('I did all of them.')).toBeVisible();
  await expect(part.getByRole('button', { name: /answer/i })).toHaveCount(0);
  const button = part.getByRole('button', { name: 'Note: Set 1' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Set 1' });
  await expect(dialog.getByLabel('Note to the student')).toHaveValue('With a clock.');
  await dialog.getByLabel('Note to the student').fill('Without a clock.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertOf(page, 'Note saved')).toBeVisible();
  await expect(part.getByText('Without a clock.')).toBeVisible();
  await expect(button).toBeFocused();
  const { rows } = await db.query('select note from assignments where reference_id = $1', [math.set.s0]);
  expect(rows).toEqual([{ note: 'Without a clock.' }]);
});
