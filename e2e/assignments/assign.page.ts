import { alertOf } from '../alert.ts';
import { assignmentRows, dayFromNow, flashDay } from '../assigned.ts';
import { practiceRows, topicRows } from '../content.ts';
import { expect, test } from '../practising.ts';
import { tutorWith } from '../tutoring.ts';
import { assignments, branchOf, manySets, ofSequence, ofSet, one, openPopup } from './planted.ts';

test('a tutor assigns a sequence with a due date, by default a week from today [ASG-019] [ASG-024] [SEQ-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const math = topicRows({ sequence: { a: one }, sets: manySets(1) });
  await mountPage(branchOf(math), { as: own.students[0], by: own.tutor, planted: [own, math] });
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
  await expect(alertOf(page, `Sequence assigned. Due date is ${flashDay(3)}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(popup.getByText(/^Assigned, due \d/)).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.goto(`${app.learner}/home`);
  const { row } = assignments(page);
  await expect(row('Planted sequence').locator('time')).toHaveAttribute('datetime', dayFromNow(3));
});

test('a student has no button to assign', async ({ page, mountPage }) => {
  const math = topicRows({ sequence: { a: one }, sets: manySets(1) });
  await mountPage(branchOf(math), { as: 'student', planted: math });
  const popup = await openPopup(page);
  await expect(popup.getByRole('link', { name: 'Set 1' })).toBeVisible();
  await expect(popup.getByRole('button', { name: /assign/i })).toHaveCount(0);
});

test('a tutor reassigns a completed sequence, is warned that it starts again, and it does [ASG-020]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: { a: one } });
  const done = practiceRows(maya, math, math.subsubtopic, [true]);
  const before = assignmentRows(maya, [ofSequence(math, { completed: true })]);
  await mountPage(branchOf(math), { as: maya, by: own.tutor, planted: [own, math, done, before] });
  const popup = await openPopup(page);
  await expect(popup.getByText('100%')).toBeVisible();
  await popup.getByRole('button', { name: 'Reassign the sequence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign the sequence of Planted sequence' });
  await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
  await expect(alertOf(page, `Sequence Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
  await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await page.goto(`${app.learner}/home`);
  const { row, part } = assignments(page);
  await expect(part.getByRole('tab')).toHaveText(['Current Assignments1', 'Completed Assignments1']);
  await expect(row('Planted sequence')).toContainText('Not begun');
});

test('a tutor assigns a set that was never assigned, and reassigns a mastered one [ASG-021] [ASG-022]', async ({
  page,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: { a: one }, sets: manySets(4) });
  // The first set is mastered, the second was completed before its reset, the third is assigned.
  const mastered = practiceRows(maya, math, math.set.s0 ?? '', [true, true, true, true]);
  const before = assignmentRows(maya, [
    ofSet(math, 's0', { completed: true }),
    ofSet(math, 's1', { completed: true }),
    ofSet(math, 's2', { due: 20 }),
  ]);
  await mountPage(branchOf(math), { as: maya, by: own.tutor, planted: [own, math, mastered, before] });
  const popup = await openPopup(page);
  const set = (at: number) => popup.getByRole('listitem').filter({ hasText: `Set ${at}` });
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
  await expect(alertOf(page, `ProblemSet assigned. Due date is ${flashDay(7)}`)).toBeVisible();
  await expect(set(4)).toContainText('Assigned, due');

  await set(1).getByRole('button', { name: 'Reassign Set 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign Set 1' });
  await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
  await expect(alertOf(page, `ProblemSet Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
  await expect(set(1)).toContainText('0 of 4');
  await expect(set(1)).toContainText('Assigned, due');
});
