// The release before and this one save answers in one database, which is expanded and not yet contracted.
import { masteryMachine } from '@fourfold/core/practice/machines';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { aPair, assignTo, noon, onlyAssignment, setAssignment } from '../testing/assignments.ts';
import type { AddedQuestion } from '../testing/content.ts';
import { anAnswer, answerAll, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { contract, removeContraction } from '../testing/uncontracted.ts';
import type { Step } from './append-events.ts';
import { reconcile } from './reconcile.ts';
import { appendBefore, repeatBefore } from './testing/release-before.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await removeContraction(server.connection);
  server.clock.now = noon;
});
afterAll(() => server.stop());

type Set = Awaited<ReturnType<typeof aSet>>;

async function differences(): Promise<string[]> {
  const found: string[] = [];
  await reconcile(server.db, ({ what }) => found.push(what));
  return found;
}

/** Answers in a set by the statement of the release before; with `isLast`, the answer masters the set. */
async function answerBefore(
  { account }: TestPerson,
  { reference, questions }: Set,
  question: AddedQuestion,
  { isLast = false, record_id = newId() } = {},
): Promise<boolean> {
  const user_id = account.id;
  const stored = await server.db
    .selectFrom('practice_progress')
    .where('user_id', '=', user_id)
    .where('reference_id', '=', reference.reference_id)
    .select(['seq', 'state'])
    .executeTakeFirst();
  let state = (stored?.state ?? masteryMachine.start) as typeof masteryMachine.start;
  const next = questions[questions.indexOf(question) + 1]?.id ?? null;
  const answered = { kind: 'answered', question_id: question.id, right: true, next, total_questions: 4 } as const;
  const events: Step['event'][] = isLast ? [answered, { kind: 'completed' }] : [answered];
  const record = {
    ...{ record_id, question_id: question.id, is_correct: true, time_spent_before_answer: 5 },
    ...{ given_answer_ids: [question.right], given_free_response_answer: '' },
  };
  const rows = events.map((event) => {
    state = masteryMachine.step(state, event as Parameters<typeof masteryMachine.step>[1]);
    return { kind: event.kind, event, state, ...(event.kind === 'answered' && record) };
  });
  return await appendBefore(server.db, { user_id, ...reference }, rows, { from: stored?.seq ?? 0, at: noon });
}

const sumsOf = async ({ account }: TestPerson) => {
  const { rows } = await sql`
    select sum(correct)::integer as correct, sum(time_before)::integer as before, sum(time_after)::integer as after
      from answer_quarters where user_id = ${account.id}`.execute(server.db);
  return rows[0];
};
const mustBe = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the set has four questions');
  return value;
};

it('both count each answer once, and complete an assignment, whichever of them finishes the set', async () => {
  for (const last of ['before', 'this'] as const) {
    const { tutor, student } = await aPair(server);
    const set = await aSet(server.db, 4);
    const [first, second, third, fourth] = set.questions.map(mustBe) as [AddedQuestion, ...AddedQuestion[]];
    await assignTo(tutor, setAssignment(student, set));
    expect(await answerBefore(student, set, first)).toBe(true);
    await answerAll(student, set.reference, [[mustBe(second), true]]);
    expect(await answerBefore(student, set, mustBe(third))).toBe(true);
    if (last === 'before') await answerBefore(student, set, mustBe(fourth), { isLast: true });
    else await answerAll(student, set.reference, [[mustBe(fourth), true]]);
    expect(await sumsOf(student)).toEqual({ correct: 4, before: 20, after: 0 });
    expect(await onlyAssignment(student)).toMatchObject({ status: 'completed', completed_at: noon.toISOString() });
  }
  expect(await differences()).toEqual([]);
});

it('of two that save the same history at the same moment, one wins', async () => {
  const student = await server.as('student');
  const set = await aSet(server.db, 4);
  const [first, second] = set.questions.map(mustBe) as [AddedQuestion, AddedQuestion];
  for (let round = 0; round < 8; round++) {
    const before = Promise.all([answerBefore(student, set, first), answerBefore(student, set, second)]);
    await Promise.all([before, answerAll(student, set.reference, [[first, false]])]);
  }
  expect(await differences()).toEqual([]);
});

it('an answer that is sent again gets its first reply and its time once from either', async () => {
  const student = await server.as('student');
  const user_id = student.account.id;
  const set = await aSet(server.db, 4);
  const [first, second] = set.questions.map(mustBe) as [AddedQuestion, AddedQuestion];
  const body = anAnswer(student, set.reference, first.id, [first.right]);
  const reply = await save(student, body);
  const record_id = newId();
  await answerBefore(student, set, second, { record_id });

  const fromBefore = await repeatBefore(server.db, { user_id, record_id: body.id, from: 2, after: 7 });
  expect(fromBefore).toEqual({
    given_answer_ids: [first.right],
    given_free_response_answer: '',
    state: reply.progress.state,
  });
  const repeated = { ...anAnswer(student, set.reference, second.id, [second.wrong]), id: record_id };
  const again = await save(student, { ...repeated, time_spent_after_answer: 9 });
  expect(again).toMatchObject({ is_correct: true, given_answer_ids: [second.right], time_spent_after_answer: 9 });
  expect(again.progress).toMatchObject({ seq: 2, time_spent_after_answer: 16, state: { run: 2, answered: 2 } });
  expect(await sumsOf(student)).toEqual({ correct: 2, before: 10, after: 16 });
  expect(await differences()).toEqual([]);

  const results = async () => (await student.call('GET /accounts/results', {})).answers;
  const before = await results();
  expect(before.map(({ right, seconds_after_answer }) => [right, seconds_after_answer])).toEqual([
    [true, 7],
    [true, 9],
  ]);
  await contract(server.connection);
  expect(await results()).toEqual(before);
  expect(await differences()).toEqual([]);
  expect(await save(student, { ...repeated, time_spent_after_answer: 9 })).toEqual(again);
  const { rows } = await sql`
    select given, event from practice_events where user_id = ${user_id} order by seq`.execute(server.db);
  expect(rows).toEqual([
    { given: { answerIds: [first.right] }, event: { next: second.id, total_questions: 4 } },
    { given: { answerIds: [second.right] }, event: { next: set.questions[2]?.id, total_questions: 4 } },
  ]);
});
