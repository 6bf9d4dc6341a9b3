import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { assignmentRows } from '../support/assignment-rows.ts';
import { personRows, practiceRows, topicRows } from '../support/planting.ts';
import { answerRight, expect, questionPageOf, test } from '../support/question-page.ts';
import { assignmentsOf, manySets, oneQuestion, sequenceAssignment, setAssignment } from './assignment-fixtures.ts';

test('the completion of an assigned sequence is sent with its kind, and the dashboard shows "Sequence Assignment Completed" [SEQ-011] [SEQ-012]', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const reading = topicRows({
    kind: 'reading',
    sequence: { a: { ...oneQuestion, right: { set: 's0' } } },
    sets: manySets(1),
  });
  await mountPage(`${reading.address}&dashboard=true`, {
    as: student,
    planted: [
      student,
      reading,
      practiceRows(student, reading, reading.set.s0 ?? '', [true, true, true]),
      assignmentRows(student, [{ ...sequenceAssignment(reading), topic_type: 'reading' }]),
    ],
  });
  const completions = completionsOf(page);
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).next.click();
  // The sequence continues in a set and keeps the dashboard flag.
  await expect(page).toHaveURL(/\/home\/problemset\/.*dashboard=true/);
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await expect(alertOf(page, 'Sequence Assignment Completed')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(assignmentsOf(page).tab('Completed Assignments')).toHaveText('Completed Assignments1');
  // The requests of the other kinds of sequence are tested in
  // learner-app/src/outbox/lazy/completion-of.test.ts.
  await expect.poll(completions).toContainEqual({ type: 'reading', subsubtopic_id: reading.subsubtopic });
});

test('sends the completion of a set once, after the fourth right answer [PBS-009]', async ({ page, mountPage }) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(1) });
  const set = math.set.s0 ?? '';
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !/save_user_questions|\/complete$/.test(pathname)) return;
    const completes = pathname.endsWith('/complete');
    calls.push(completes ? `complete ${request.postData()}` : 'answer');
  });
  await mountPage(math.setAddress('s0'), {
    as: student,
    planted: [student, math, practiceRows(student, math, set, [true, true])],
  });
  await answerRight(page, 2);
  const completed = `complete ${JSON.stringify({ type: 'problemset', problem_set_id: set })}`;
  const completions = () => calls.filter((call) => call !== 'answer');
  await expect.poll(completions).toEqual([completed]);
  expect(calls.indexOf(completed)).toBeGreaterThanOrEqual(2);
  await questionPageOf(page).submit.click();
  await expect(alertOf(page, 'Problem Set Completed')).toBeVisible();
  expect(completions()).toHaveLength(1);
});

test('completes a current assignment whose set has been mastered in the meantime [ASG-011]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: oneQuestion }, sets: manySets(2) });
  const assigned = assignmentRows(student, [setAssignment(math, 's0'), setAssignment(math, 's1')]);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /assignments\//.test(request.url())) {
      requests.push(`${request.url().split('/').at(-1)} ${request.postData()}`);
    }
  });
  await mountPage('/home', {
    as: student,
    // Insert the answers before the assignments: on the server, answers complete an existing
    // assignment.
    planted: [student, math, practiceRows(student, math, math.set.s0 ?? '', [true, true, true, true]), assigned],
  });
  const { row, tab } = assignmentsOf(page);
  await expect(tab('Completed Assignments')).toHaveText('Completed Assignments1');
  await expect(row('Set 2')).toBeVisible();
  await expect(row('Set 1')).toHaveCount(0);
  expect(requests).toEqual([`${assigned.ids[0]} {"status":"completed"}`]);
});

/** Records the bodies of the page’s completion requests from now on. */
function completionsOf(page: Page): () => unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/assignments/complete'))
      sent.push(request.postDataJSON());
  });
  return () => sent;
}
