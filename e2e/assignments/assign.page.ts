import { alertOf } from '../support/alert.ts';
import { alertDay, assignmentRows, dayFromNow } from '../support/assignment-rows.ts';
import { practiceRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import {
  assignmentsOf,
  manySets,
  oneQuestion,
  openBranchPath,
  openPopup,
  sequenceAssignment,
  setAssignment,
} from './assignment-fixtures.ts';

test('a tutor assigns a sequence with a due date, by default a week from today [ASG-019] [ASG-024] [SEQ-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  await mountPage(openBranchPath(math), {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, math],
  });
  const popup = await openPopup(page);
  const button = popup.getByRole('button', { name: 'Assign the sequence' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Assign the sequence of Planted sequence' });
  const date = dialog.getByLabel('Due date');
  await expect(date).toHaveValue(dayFromNow(7));
  await expect(date).toBeFocused();
  await expect(dialog.getByText('start again')).toHaveCount(0);
  await date.fill(dayFromNow(-1));
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText('The due date must be today or later')).toBeVisible();
  // Escape closes this dialog but not the popup under it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(popup).toBeVisible();
  await button.click();
  await date.fill(dayFromNow(3));
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(alertOf(page, `Sequence assigned. Due date is ${alertDay(3)}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(popup.getByText(/^Assigned, due \d/)).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.goto(`${app.learner}/home`);
  const { row } = assignmentsOf(page);
  await expect(row('Planted sequence').locator('time')).toHaveAttribute('datetime', dayFromNow(3));
});

test('a student has no button to assign', async ({ page, mountPage }) => {
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  await mountPage(openBranchPath(math), { as: 'student', planted: math });
  const popup = await openPopup(page);
  await expect(popup.getByRole('link', { name: 'Set 1' })).toBeVisible();
  await expect(popup.getByRole('button', { name: /assign/i })).toHaveCount(0);
});

test('a tutor reassigns a completed sequence, is warned that it starts again, and it does [ASG-020]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion } });
  const completedPractice = practiceRows(maya, math, math.subsubtopic, [true]);
  const earlierAssignments = assignmentRows(maya, [sequenceAssignment(math, { completed: true })]);
  await mountPage(openBranchPath(math), {
    as: maya,
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, math, completedPractice, earlierAssignments],
  });
  const popup = await openPopup(page);
  await expect(popup.getByText('100%')).toBeVisible();
  await popup.getByRole('button', { name: 'Reassign the sequence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign the sequence of Planted sequence' });
  await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
  await expect(alertOf(page, `Sequence Reassigned. Due date is ${alertDay(7)}`)).toBeVisible();
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await page.goto(`${app.learner}/home`);
  const { row, part } = assignmentsOf(page);
  await expect(part.getByRole('tab')).toHaveText(['Current Assignments1', 'Completed Assignments1']);
  await expect(row('Planted sequence')).toContainText('Not begun');
});

test('a tutor assigns a set that was never assigned, and reassigns a mastered one [ASG-021] [ASG-022]', async ({
  page,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(4) });
  // The first set is mastered, the second was completed before its reset, the third is assigned.
  const mastered = practiceRows(maya, math, math.set.s0 ?? '', [true, true, true, true]);
  const earlierAssignments = assignmentRows(maya, [
    setAssignment(math, 's0', { completed: true }),
    setAssignment(math, 's1', { completed: true }),
    setAssignment(math, 's2', { due: 20 }),
  ]);
  await mountPage(openBranchPath(math), {
    as: maya,
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, math, mastered, earlierAssignments],
  });
  const popup = await openPopup(page);
  const set = (number: number) => popup.getByRole('listitem').filter({ hasText: `Set ${number}` });
  await expect(set(1).getByRole('button')).toHaveText(['Reassign']);
  await expect(set(2).getByRole('button')).toHaveCount(0);
  await expect(set(2)).toContainText('Assigned before');
  await expect(set(3).getByRole('button')).toHaveCount(0);
  await expect(set(3)).toContainText('Assigned, due');
  await expect(set(4).getByRole('button')).toHaveText(['Assign']);
  for (const [at, enabled] of [true, false, false, true].entries()) {
    await expect(set(at + 1).getByRole('checkbox')).toBeEnabled({ enabled });
  }

  await set(4).getByRole('button', { name: 'Assign Set 4' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign Set 4' });
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(alertOf(page, `ProblemSet assigned. Due date is ${alertDay(7)}`)).toBeVisible();
  await expect(set(4)).toContainText('Assigned, due');

  await set(1).getByRole('button', { name: 'Reassign Set 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign Set 1' });
  await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
  await expect(alertOf(page, `ProblemSet Reassigned. Due date is ${alertDay(7)}`)).toBeVisible();
  await expect(set(1)).toContainText('0 of 4');
  await expect(set(1)).toContainText('Assigned, due');
});
