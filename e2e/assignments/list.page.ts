import type { Page } from '@playwright/test';
import { assignmentRows, dayFromNow } from '../support/assignment-rows.ts';
import { personRows, topicRows, withValues } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import {
  assignmentsOf,
  manySets,
  oneQuestion,
  sequenceAssignment,
  setAssignment,
  setOfFour,
} from './assignment-fixtures.ts';

test('lists assignments in two tabs, eight a page, with the range and the total [ASG-001] [ASG-003] [ASG-004]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(18) });
  const all = Object.keys(math.set).map((key, index) =>
    setAssignment(math, key, { due: index + 1, completed: index >= 9 }),
  );
  await mountPage('/home', { as: student, planted: [student, math, assignmentRows(student, all)] });
  const { part, tab, rows, pages } = assignmentsOf(page);
  await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
  await expect(part.getByRole('tab')).toHaveText(['Current Assignments9', 'Completed Assignments9']);
  await expect(rows.getByRole('rowheader')).toHaveText(Array.from({ length: 8 }, (_, index) => `Set ${index + 1}`));
  await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
  await expect(pages).toHaveText(['1', '2']);
  await part.getByRole('button', { name: 'Next page' }).click();
  await expect(rows.getByRole('rowheader')).toHaveText(['Set 9']);
  await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
  // Each tab has its own page number.
  await tab('Completed Assignments').click();
  await expect(rows).toHaveCount(8);
  await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
});

test('both tabs say when there are no assignments [ASG-005]', async ({ page, mountPage }) => {
  await mountPage('/home', { as: 'student' });
  const { part, tab } = assignmentsOf(page);
  for (const name of ['Completed Assignments', 'Current Assignments'] as const) {
    await tab(name).click();
    await expect(part.getByText('No assignments found')).toBeVisible();
  }
});

test('marks assignments as overdue from the due date on, in a table of six columns [ASG-002] [ASG-007]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const grammar = topicRows({ kind: 'grammar', sequence: { a: oneQuestion }, sets: manySets(3) });
  const dueDays = [-1, 0, 1];
  const all = dueDays.map((due, index) => setAssignment(grammar, `s${index}`, { due, topic_type: 'grammar' }));
  await mountPage('/home', { as: student, planted: [student, grammar, assignmentRows(student, all)] });
  const { part, row } = assignmentsOf(page);
  await expect(part.getByRole('columnheader')).toHaveText(['Title', 'Topic', 'Type', 'Due', 'Progress', 'Actions']);
  const due = (number: number) => row(`Set ${number}`).locator('td:has(time)');
  for (const [index, days] of dueDays.entries()) {
    await expect(due(index + 1).locator('time')).toHaveAttribute('datetime', dayFromNow(days));
  }
  await expect(due(1)).toContainText('overdue');
  await expect(due(2)).toContainText('overdue');
  await expect(due(3)).not.toContainText('overdue');
  await expect(due(1)).toHaveCSS('color', 'rgb(174, 42, 31)');
  await expect(due(2)).toHaveCSS('color', 'rgb(174, 42, 31)');
  await expect(due(3)).not.toHaveCSS('color', 'rgb(174, 42, 31)');
  await expect(row('Set 3')).toContainText(/^Set 3GrammarProblem set.*Not begunStart$/);
});

test('lists an assignment only while its set or sequence is published [ASG-012]', async ({ page, mountPage }) => {
  const student = personRows('student');
  const sets = { ...manySets(3), s1: { ...setOfFour, title: 'Set 2', published: false } };
  const math = withValues(topicRows({ sequence: { a: oneQuestion }, sets }), 'subsubtopics', {
    is_sequence_publish: false,
  });
  const all = [...['s0', 's1', 's2'].map((key) => setAssignment(math, key)), sequenceAssignment(math)];
  await mountPage('/home', { as: student, planted: [student, math, assignmentRows(student, all)] });
  const { part, rows } = assignmentsOf(page);
  await expect(rows.getByRole('rowheader')).toHaveText(['Set 1', 'Set 3']);
  await expect(part.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(part.getByRole('tab').first()).toHaveText('Current Assignments2');
});

test('a super admin may unassign their own, in a wider column; an admin has no assignments [ASG-008] [ASG-016]', async ({
  page,
  mountPage,
}) => {
  const [student, superAdmin] = [personRows('student'), personRows('super-admin')];
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  const widthOf = async (on: Page) => {
    await expect(assignmentsOf(on).row('Set 1')).toBeVisible();
    return (await assignmentsOf(on).part.getByRole('columnheader', { name: 'Actions' }).boundingBox())?.width ?? 0;
  };
  const all = [student, superAdmin].map((person) => assignmentRows(person, [setAssignment(math, 's0')]));
  await mountPage('/home', { as: student, planted: [student, superAdmin, math, ...all] });
  const narrow = await widthOf(page);
  await mountPage('/home', { as: superAdmin });
  await expect(assignmentsOf(page).row('Set 1').getByRole('button', { name: 'Unassign Set 1' })).toHaveText('Unassign');
  await expect(assignmentsOf(page).row('Set 1').getByRole('link')).toHaveCount(0);
  expect(await widthOf(page)).toBeGreaterThan(narrow + 40);
  await mountPage('/home', { as: 'admin' });
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
  await expect(assignmentsOf(page).part).toHaveCount(0);
});
