import { insertRows } from '@fourfold/server/testing/fixtures/rows';
import { alertOf } from '../support/alert.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { topicRows } from '../support/planting.ts';
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

test('a tutor sees "Unassign" instead of the student’s links, and it asks for confirmation [ASG-016] [ASG-018]', async ({
  page,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(2) });
  const assigned = assignmentRows(maya, [setAssignment(math, 's0'), setAssignment(math, 's1')]);
  await mountPage('/home', { as: maya, tutor: tutorAndStudent.tutor, planted: [tutorAndStudent, math, assigned] });
  const { part, rows } = assignmentsOf(page);
  await expect(rows).toHaveCount(2);
  await expect(part.getByRole('table').getByRole('link')).toHaveCount(0);
  const action = page.getByRole('button', { name: 'Unassign Set 1' });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await action.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rows).toHaveCount(2);
  await action.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Assignment Unassigned')).toBeVisible();
  await expect(rows.getByRole('rowheader')).toHaveText(['Set 2']);
  // The focused button is removed; the list gets the focus.
  await expect(part.getByRole('tabpanel')).toBeFocused();
  const { rows: remaining } = await db.query('select id from assignments');
  expect(remaining).toEqual([{ id: assigned.ids[1] }]);
});

test('"Unassign" is disabled while the account’s status is false [ASG-017]', async ({ page, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  let status = true;
  await page.route('**/accounts/set_current_user', async (route) => {
    const reply = await route.fetch();
    return route.fulfill({ response: reply, json: { ...(await reply.json()), status } });
  });
  const planted = [tutorAndStudent, math, assignmentRows(maya, [setAssignment(math, 's0')])];
  await mountPage('/home', { as: maya, tutor: tutorAndStudent.tutor, planted });
  const action = page.getByRole('button', { name: 'Unassign Set 1' });
  await expect(action).toBeEnabled();
  status = false;
  await page.reload();
  await expect(action).toBeDisabled();
});

test('an assignment or unassignment by someone else in the meantime is reported and then shown', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  await mountPage(openBranchPath(math), { as: maya, tutor: tutorAndStudent.tutor, planted: [tutorAndStudent, math] });
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Assign Set 1' }).click();
  await insertRows(db, assignmentRows(maya, [setAssignment(math, 's0')]).rows);
  const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(alertOf(page, 'This is already assigned to the student')).toBeVisible();
  await expect(popup.getByText(/^Assigned, due/)).toHaveCount(1);
  await page.goto(`${app.learner}/home`);
  const action = page.getByRole('button', { name: 'Unassign Set 1' });
  await expect(action).toBeVisible();
  await db.query('delete from assignments');
  await action.click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'OK' }).click();
  await expect(assignmentsOf(page).part.getByText('No assignments found')).toBeVisible();
});
