import { expectAccessible } from '../support/accessible.ts';
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

test('the assignments of a student and of a tutor, and the dialog to assign, pass axe', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(10) });
  const keys = Object.keys(math.set).slice(1);
  const assignmentsOfSets = assignmentRows(
    maya,
    keys.map((key, at) => setAssignment(math, key, { due: at - 1 })),
  );
  await mountPage('/home', { as: maya, planted: [tutorAndStudent, math, assignmentsOfSets] });
  await expect(assignmentsOf(page).rows).toHaveCount(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await mountPage('/home', { as: maya, tutor: tutorAndStudent.tutor });
  await expect(assignmentsOf(page).rows).toHaveCount(8);
  await expectAccessible(page);
  await page.goto(app.learner + openBranchPath(math));
  const popup = await openPopup(page);
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Assign Set 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assign Set 1' })).toBeVisible();
  await expectAccessible(page);
});
