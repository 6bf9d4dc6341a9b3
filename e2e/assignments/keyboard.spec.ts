import { alertOf } from '../alert.ts';
import { assignmentRows } from '../assigned.ts';
import { topicRows } from '../content.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { tutorWith } from '../tutoring.ts';
import { assignments, branchOf, manySets, ofSet, one } from './planted.ts';

test('by keyboard alone: a tutor unassigns a set and assigns another', async ({ page, app, mountPage }) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: { a: one }, sets: manySets(3) });
  const two = assignmentRows(maya, [ofSet(math, 's1'), ofSet(math, 's2')]);
  await mountPage('/home', { as: maya, by: own.tutor, planted: [own, math, two] });
  await expect(assignments(page).rows).toHaveCount(2);
  const keys = keyboardOf(page);
  await keys.tabTo(page.getByRole('button', { name: 'Unassign Set 3' }));
  await keys.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press('Tab', 'Enter');
  await expect(alertOf(page, 'Assignment Unassigned')).toBeVisible();

  await page.goto(app.learner + branchOf(math));
  await keys.tabTo(page.getByRole('button', { name: 'Planted sequence', exact: true }));
  await keys.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
  await keys.tabTo(popup.getByRole('button', { name: 'Assign Set 1', exact: true }));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
  await expect(dialog.getByLabel('Due date')).toBeFocused();
  await keys.press('Enter');
  await expect(alertOf(page, /^ProblemSet assigned\./)).toBeVisible();
  await expect(dialog).toBeHidden();
  await keys.press('Tab');
  await expect(popup.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
});
