import { alertOf } from '../support/alert.ts';
import { alertDay, assignmentRows, dayFromNow } from '../support/assignment-rows.ts';
import { examRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';
import {
  manySets,
  oneQuestion,
  openBranchPath,
  openPopup,
  satTopicRows,
  setAssignment,
} from './assignment-fixtures.ts';

test('a tutor assigns several sets at once, or all remaining ones [ASG-023]', async ({ page, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const [maya] = tutorAndStudent.students;
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(5) });
  const earlierAssignments = assignmentRows(maya, [setAssignment(math, 's4')]);
  await mountPage(openBranchPath(math), {
    as: maya,
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, math, earlierAssignments],
  });
  const popup = await openPopup(page);
  const checkbox = (name: string) => popup.getByRole('checkbox', { name, exact: true });
  const assignSelected = popup.getByRole('button', { name: 'Assign selected' });
  await expect(checkbox('Set 5')).toBeDisabled();
  await expect(assignSelected).toBeDisabled();
  await checkbox('Set 1').check();
  await checkbox('Set 2').check();
  await expect(checkbox('Select all')).not.toBeChecked();
  await assignSelected.click();
  const creation = page.waitForRequest((request) => request.url().endsWith('/assignments/create_multiple'));
  const dialog = page.getByRole('dialog', { name: 'Assign 2 problem sets' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const { set, subsubtopic } = math;
  expect((await creation).postDataJSON()).toMatchObject({
    reference_type: 'problem_set',
    reference_record: { [set.s0 ?? '']: 'assign', [set.s1 ?? '']: 'assign' },
    subsubtopic_id: subsubtopic,
    topic_type: 'math',
    assignment_date: dayFromNow(7),
  });
  await expect(alertOf(page, `ProblemSet assigned. Due date is ${alertDay(7)}`)).toBeVisible();
  await expect(checkbox('Set 1')).toBeDisabled();

  await checkbox('Select all').check();
  await expect(checkbox('Set 3')).toBeChecked();
  await expect(checkbox('Set 4')).toBeChecked();
  await assignSelected.click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(checkbox('Select all')).toBeDisabled();
  const { rowCount } = await db.query('select 1 from assignments where user_id = $1', [maya.account.id]);
  expect(rowCount).toBe(5);
});

test('an assignment from an ACT and from a SAT topic names its location', async ({ page, app, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  const topics = { q: { section: 'Reading', sequence: { a: oneQuestion }, sets: manySets(1) } };
  const [act, satTopic] = [examRows({ family: 'act', topics }), satTopicRows()];
  const popup = page.getByRole('dialog').first();
  const assign = async (name: string, body: object) => {
    await popup.getByRole('button', { name }).click();
    const creation = page.waitForRequest((request) => request.url().endsWith('/assignments'));
    await page.getByRole('dialog').last().getByRole('button', { name: 'Assign', exact: true }).click();
    expect((await creation).postDataJSON()).toMatchObject({ ...body, type: 'assign' });
    await expect(popup.getByRole('button', { name })).toHaveCount(0);
  };
  const { id = '', set, popup: address = '' } = act.topic.q ?? {};
  await mountPage(address, {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, act, satTopic],
  });
  const target = { topic_type: 'act', act_question_id: id };
  await assign('Assign the sequence', { ...target, reference_type: 'sequence', reference_id: id });
  await assign('Assign Set 1', { ...target, reference_type: 'problem_set', reference_id: set?.s0 });
  await page.goto(`${app.learner}/home/sat-topics?topic=${satTopic.id}`);
  await page.getByRole('button', { name: 'A SAT topic', exact: true }).click();
  await assign('Assign Set of a SAT topic', {
    topic_type: 'sat',
    sattopic_id: satTopic.id,
    reference_id: satTopic.set,
  });
});
