import { alertOf } from '../alert.ts';
import { assignmentRows, dayFromNow, flashDay } from '../assigned.ts';
import { examRows, topicRows } from '../content.ts';
import { expect, test } from '../practising.ts';
import { tutorWith } from '../tutoring.ts';
import { branchOf, manySets, ofSet, one, openPopup, satTopicRows } from './planted.ts';

test('a tutor assigns several sets at once, or all remaining ones [ASG-023]', async ({ page, db, mountPage }) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const [maya] = own.students;
  const math = topicRows({ sequence: { a: one }, sets: manySets(5) });
  const before = assignmentRows(maya, [ofSet(math, 's4')]);
  await mountPage(branchOf(math), { as: maya, by: own.tutor, planted: [own, math, before] });
  const popup = await openPopup(page);
  const box = (name: string) => popup.getByRole('checkbox', { name, exact: true });
  const several = popup.getByRole('button', { name: 'Assign selected' });
  await expect(box('Set 5')).toBeDisabled();
  await expect(several).toBeDisabled();
  await box('Set 1').check();
  await box('Set 2').check();
  await expect(box('Select all')).not.toBeChecked();
  await several.click();
  const made = page.waitForRequest((request) => request.url().endsWith('/assignments/create_multiple'));
  const dialog = page.getByRole('dialog', { name: 'Assign 2 problem sets' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  const { set, subsubtopic } = math;
  expect((await made).postDataJSON()).toMatchObject({
    reference_type: 'problem_set',
    reference_record: { [set.s0 ?? '']: 'assign', [set.s1 ?? '']: 'assign' },
    subsubtopic_id: subsubtopic,
    topic_type: 'math',
    assignment_date: dayFromNow(7),
  });
  await expect(alertOf(page, `ProblemSet assigned. Due date is ${flashDay(7)}`)).toBeVisible();
  await expect(box('Set 1')).toBeDisabled();

  await box('Select all').check();
  await expect(box('Set 3')).toBeChecked();
  await expect(box('Set 4')).toBeChecked();
  await several.click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(box('Select all')).toBeDisabled();
  const { rowCount } = await db.query('select 1 from assignments where user_id = $1', [maya.account.id]);
  expect(rowCount).toBe(5);
});

test('an assignment from an ACT and from a SAT topic names its location', async ({ page, app, mountPage }) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  const topics = { q: { section: 'Reading', sequence: { a: one }, sets: manySets(1) } };
  const [act, satTopic] = [examRows({ family: 'act', topics }), satTopicRows()];
  const popup = page.getByRole('dialog').first();
  const assign = async (name: string, body: object) => {
    await popup.getByRole('button', { name }).click();
    const made = page.waitForRequest((request) => request.url().endsWith('/assignments'));
    await page.getByRole('dialog').last().getByRole('button', { name: 'Assign', exact: true }).click();
    expect((await made).postDataJSON()).toMatchObject({ ...body, type: 'assign' });
    await expect(popup.getByRole('button', { name })).toHaveCount(0);
  };
  const { id = '', set, popup: address = '' } = act.topic.q ?? {};
  await mountPage(address, { as: own.students[0], by: own.tutor, planted: [own, act, satTopic] });
  const place = { topic_type: 'act', act_question_id: id };
  await assign('Assign the sequence', { ...place, reference_type: 'sequence', reference_id: id });
  await assign('Assign Set 1', { ...place, reference_type: 'problem_set', reference_id: set?.s0 });
  await page.goto(`${app.learner}/home/sat-topics?topic=${satTopic.id}`);
  await page.getByRole('button', { name: 'A SAT topic', exact: true }).click();
  await assign('Assign Set of a SAT topic', {
    topic_type: 'sat',
    sattopic_id: satTopic.id,
    reference_id: satTopic.set,
  });
});
