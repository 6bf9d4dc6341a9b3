import { keyboardUserOf } from '../keyboard.ts';
import { alertOf } from '../support/alert.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import { assignmentsOf, manySets, oneQuestion, openBranchPath, setAssignment } from './assignment-fixtures.ts';

test('by keyboard alone: a tutor unassigns a set and assigns another', async ({ page, app, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(3) });
  const planted = assignmentRows(maya, [setAssignment(math, 's1'), setAssignment(math, 's2')]);
  await mountPage('/home', { as: maya, tutor: tutorAndStudent.tutor, planted: [tutorAndStudent, math, planted] });
  await expect(assignmentsOf(page).rows).toHaveCount(2);
  const keyboard = keyboardUserOf(page);
  await keyboard.tabTo(page.getByRole('button', { name: 'Unassign Set 3' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab', 'Enter');
  await expect(alertOf(page, 'Assignment Unassigned')).toBeVisible();

  await page.goto(app.learner + openBranchPath(math));
  await keyboard.tabTo(page.getByRole('button', { name: 'Planted sequence', exact: true }));
  await keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
  await keyboard.tabTo(popup.getByRole('button', { name: 'Assign Set 1', exact: true }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
  await expect(dialog.getByLabel('Due date')).toBeFocused();
  await keyboard.press('Enter');
  await expect(alertOf(page, /^ProblemSet assigned\./)).toBeVisible();
  await expect(dialog).toBeHidden();
  await keyboard.press('Tab');
  await expect(popup.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
});
