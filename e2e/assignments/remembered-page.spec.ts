import { assignmentRows } from '../support/assignment-rows.ts';
import { personRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { assignmentsOf, manySets, oneQuestion, setAssignment } from './assignment-fixtures.ts';

test('the tab and page of the assignments are kept across navigation, and reset after a reload [SES-008]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(18) });
  const assigned = Object.keys(math.set).map((key, at) =>
    setAssignment(math, key, { due: at + 1, completed: at >= 9 }),
  );
  await mountPage('/home', { as: student, planted: [student, math, assignmentRows(student, assigned)] });
  const { part, tab } = assignmentsOf(page);
  await tab('Completed Assignments').click();
  await part.getByRole('button', { name: 'Page 2' }).click();
  await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Math' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(tab('Completed Assignments')).toHaveAttribute('aria-selected', 'true');
  await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
  await tab('Current Assignments').click();
  await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();

  await tab('Completed Assignments').click();
  await page.reload();
  await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
  await tab('Completed Assignments').click();
  await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
});
