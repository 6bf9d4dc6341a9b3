import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSet, change } from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { appendEvents } from './append-events.ts';
import { loadProgress } from './load-progress.ts';
import { newProgress } from './present-progress.ts';
import { reconcile } from './reconcile.ts';
import { referenceOf } from './reference.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await reconcile(server.db, (difference) => expect(difference).toBeUndefined())).toBeGreaterThan(0);
  await server.stop();
});

const kindsOf = async ({ account }: TestPerson) =>
  (
    await sql<{
      kind: string;
    }>`select kind from practice_events where user_id = ${account.id} order by at, seq`.execute(server.db)
  ).rows.map(({ kind }) => kind);

const answered = (times: number) => Array<string>(times).fill('answered');

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.waiting ?? 0;
}

describe('resetting a sequence', () => {
  it.each(['student', 'admin', 'super-admin'] as const)(
    'puts a %s back to its start; what was answered stays in the history [API-020]',
    async (role) => {
      const person = await server.as(role);
      const { reference, first, second } = await aSequence(server.db);
      await answerAll(person, reference, [
        [first, true],
        [second, true],
      ]);
      const body = { user_id: person.account.id, ...reference };
      const fresh = { percent_complete: 0, questions_complete: 0, started: false, question_id: null };
      const reply = await person.call('POST /user_progresses/reset_user_progress', {
        body: { ...body, why: 'restart' },
      });
      expect(reply).toMatchObject({ ...fresh, seq: 4, time_spent_before_answer: 0, time_spent_after_answer: 0 });
      expect(await person.call('POST /user_progresses/get_user_progress', { body })).toEqual({ ...reply, marks: {} });
      expect(await kindsOf(person)).toEqual(['answered', 'answered', 'completed', 'reset']);
    },
  );

  it('twice, or before anything was answered, appends nothing more', async () => {
    const person = await server.as('student');
    const { reference, first } = await aSequence(server.db);
    const body = { user_id: person.account.id, ...reference };
    const reset = () => person.call('POST /user_progresses/reset_user_progress', { body });
    expect(await reset()).toMatchObject({ seq: 0 });
    await answerAll(person, reference, [[first, false]]);
    expect(await reset()).toMatchObject({ seq: 2 });
    expect(await reset()).toMatchObject({ seq: 2 });
    expect(await kindsOf(person)).toEqual(['answered', 'reset']);
  });

  it('lets one begin anew, and times and marks are counted from there', async () => {
    const person = await server.as('student');
    const { reference, first, second } = await aSequence(server.db);
    const body = { user_id: person.account.id, ...reference };
    await answerAll(person, reference, [
      [first, true],
      [second, false],
    ]);
    await person.call('POST /user_progresses/reset_user_progress', { body });
    await save(person, anAnswer(person, reference, first.id, [first.wrong], { time_spent_before_answer: 7 }));
    const begun = await person.call('POST /user_progresses/get_user_progress', { body });
    expect(begun).toMatchObject({ questions_complete: 1, time_spent_before_answer: 7 });
    expect(begun.marks).toEqual({ [first.id]: false });
  });

  it('takes an answer that was on its way as the first of the new run, and no time of the old one', async () => {
    const person = await server.as('student');
    const { reference, first, second } = await aSequence(server.db);
    const before = anAnswer(person, reference, first.id, [first.right]);
    await save(person, before);
    const body = { user_id: person.account.id, ...reference };
    await person.call('POST /user_progresses/reset_user_progress', { body });
    await save(person, { ...before, time_spent_after_answer: 30 });
    await save(person, anAnswer(person, reference, second.id, [second.right], { time_spent_before_answer: 4 }));
    const begun = await person.call('POST /user_progresses/get_user_progress', { body });
    expect(begun).toMatchObject({ time_spent_before_answer: 4, time_spent_after_answer: 0 });
    expect(begun.marks).toEqual({ [second.id]: true });
    expect(await kindsOf(person)).toEqual(['answered', 'reset', 'answered', 'completed']);
  });

  it('at the very moment in which time of the old run arrives counts none of that time', async () => {
    const person = await server.as('student');
    const { reference, first } = await aSequence(server.db);
    const before = anAnswer(person, reference, first.id, [first.right]);
    await save(person, before);
    const history = { user_id: person.account.id, reference: referenceOf(reference) };
    const { row } = await loadProgress(server.db, history);
    const { late } = await server.db.transaction().execute(async (tx) => {
      const reset = { kind: 'reset', why: 'reset' } as const;
      const step = { event: reset, state: newProgress(history.reference).state };
      expect(await appendEvents(tx, { ...history, from: row, at: server.clock.now }, [step])).toMatchObject({ seq: 2 });
      // It waits for the row that this transaction holds.
      const late = save(person, { ...before, time_spent_after_answer: 30 });
      await expect.poll(() => waiting()).toBe(1);
      return { late };
    });
    expect(await late).toMatchObject({ time_spent_after_answer: 30 });
    const body = { user_id: person.account.id, ...reference };
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
      time_spent_before_answer: 0,
      time_spent_after_answer: 0,
      seq: 2,
    });
  });

  it('is nobody else’s to do', async () => {
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const { reference, first } = await aSequence(server.db);
    await answerAll(one, reference, [[first, true]]);
    const input = { body: { user_id: one.account.id, ...reference } };
    const reply = await request(server.url, 'POST /user_progresses/reset_user_progress', input, other.token);
    expect(reply.status).toBe(403);
    expect(await kindsOf(one)).toEqual(['answered']);
  });
});

describe('resetting a problem set', () => {
  it.each(['student', 'admin', 'super-admin'] as const)(
    'takes mastery, run and time of a %s back; what was answered stays in the history [API-023]',
    async (role) => {
      const person = await server.as(role);
      const { reference, questions } = await aSet(server.db, 4);
      const all = questions.map((question) => [question, true] as const);
      expect(await answerAll(person, reference, all)).toMatchObject({ total_correct: 4, percent_complete: 100 });
      const body = { user_id: person.account.id, ...reference };
      const reply = await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
      expect(reply).toMatchObject({
        ...{ total_correct: 0, percent_complete: 0, questions_complete: 0, question_id: null, started: false },
        ...{ seq: 6, time_spent_before_answer: 0, time_spent_after_answer: 0, state: { mastered: false } },
      });
      const read = await person.call('POST /user_progresses/get_user_problemset_progress', { body });
      expect(read).toEqual({ ...reply, marks: {} });
      expect(await kindsOf(person)).toEqual([...answered(4), 'completed', 'reset']);
    },
  );

  it('may follow mastery, a fresh run and half of another, and mastery comes anew; marks are those since', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 4);
    const all = (right: boolean) => questions.map((question) => [question, right] as const);
    const marked = (right: boolean) => Object.fromEntries(questions.map(({ id }) => [id, right]));
    const body = { user_id: person.account.id, ...reference };
    const read = () => person.call('POST /user_progresses/get_user_problemset_progress', { body });
    await answerAll(person, reference, all(true));
    await answerAll(person, reference, all(false));
    // A fresh run marks what it answers, and takes no mastery away.
    expect(await read()).toMatchObject({ total_correct: 4, state: { run: 0, mastered: true }, marks: marked(false) });
    const reset = await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    expect(reset).toMatchObject({ total_correct: 0, time_spent_before_answer: 0, state: { mastered: false } });
    expect((await read()).marks).toEqual({});
    const again = await answerAll(person, reference, all(true));
    expect(again).toMatchObject({ total_correct: 4, questions_complete: 4, time_spent_before_answer: 20 });
    expect((await read()).marks).toEqual(marked(true));
    expect(await kindsOf(person)).toEqual([
      ...[...answered(4), 'completed'],
      ...['run_started', ...answered(4)],
      'reset',
      ...[...answered(4), 'completed'],
    ]);
  });

  it('makes a sequence that ends with it wait for it again, and leaves one that is complete', async () => {
    const { db } = server;
    const { reference, first, second, set } = await aSequence(db);
    await db.updateTable('questions').set({ link_right_problemset_id: set }).where('id', '=', second.id).execute();
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const inSet = await questionsOfSet(db, set, 4);
    const way = [[first, true] as const, [second, true] as const];
    for (const person of [one, other]) {
      await answerAll(
        person,
        inSet.reference,
        inSet.questions.map((question) => [question, true] as const),
      );
    }
    expect(await answerAll(one, reference, way)).toMatchObject({ percent_complete: 100 });
    for (const person of [one, other]) {
      const body = { user_id: person.account.id, ...inSet.reference };
      await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    }
    expect(await answerAll(other, reference, way)).toMatchObject({ percent_complete: 66.67, next_problemset_id: set });
    const settle = (person: TestPerson) =>
      person.call('POST /user_progresses/save_user_progress', { body: { user_id: person.account.id, ...reference } });
    expect(await settle(one)).toMatchObject({ percent_complete: 100 });
    expect(await settle(other)).toMatchObject({ percent_complete: 66.67, started: true });
  });

  it('is possible when its questions and the set itself are gone, and an answer given to one still counts', async () => {
    const person = await server.as('student');
    const { reference, questions, subsubtopic } = await aSet(server.db, 3);
    const [hidden, deleted, shown] = questions;
    if (!hidden || !deleted || !shown) throw new Error('the set has three questions');
    await answerAll(person, reference, [[hidden, false]]);
    await change(server.db, 'questions', hidden.id, { is_hidden: true });
    await change(server.db, 'questions', deleted.id, { deleted_at: new Date() });
    await change(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    const body = { user_id: person.account.id, ...reference };
    const reset = await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    expect(reset).toMatchObject({ seq: 2, questions_complete: 0 });
    const late = [anAnswer(person, reference, hidden.id, [hidden.right])];
    late.push(anAnswer(person, reference, deleted.id, [deleted.right]));
    for (const answer of late) expect(await save(person, answer)).toMatchObject({ is_correct: true });
    expect(await person.call('POST /user_progresses/get_user_problemset_progress', { body })).toMatchObject({
      total_correct: 2,
      marks: { [hidden.id]: true, [deleted.id]: true },
    });
  });

  it('at the moment in which an answer comes five times leaves that answer once, before it or after it', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 3);
    const [first, second] = questions;
    if (!first || !second) throw new Error('the set has three questions');
    await answerAll(person, reference, [[first, true]]);
    const answer = anAnswer(person, reference, second.id, [second.right], { time_spent_after_answer: 6 });
    const body = { user_id: person.account.id, ...reference };
    const [, ...replies] = await Promise.all([
      person.call('POST /user_progresses/reset_user_problemset_progress', { body }),
      ...Array.from({ length: 5 }, () => save(person, answer)),
    ]);
    expect(new Set(replies.map(({ progress }) => progress.seq)).size).toBe(1);
    const kinds = await kindsOf(person);
    expect(kinds.toSorted()).toEqual(['answered', 'answered', 'reset']);
    const count = kinds.at(-1) === 'answered' ? 1 : 0;
    expect(await person.call('POST /user_progresses/get_user_problemset_progress', { body })).toMatchObject({
      total_correct: count,
      time_spent_before_answer: 5 * count,
      time_spent_after_answer: 6 * count,
    });
  });
});

describe('why one starts again', () => {
  it.each([
    ['restart', 'restart'],
    ['reset', 'reset'],
    [undefined, 'reset'],
  ] as const)('is kept: %s', async (why, kept) => {
    const person = await server.as('student');
    const { reference, first } = await aSequence(server.db);
    await answerAll(person, reference, [[first, true]]);
    const body = { user_id: person.account.id, ...reference, ...(why && { why }) };
    await person.call('POST /user_progresses/reset_user_progress', { body });
    const { rows } = await sql<{ event: unknown }>`
      select event from practice_events where user_id = ${person.account.id} and kind = 'reset'`.execute(server.db);
    expect(rows).toEqual([{ event: { kind: 'reset', why: kept } }]);
  });

  it.each([
    ['reset_user_progress', 'HomeProblemSetQuestions', {}, 'reference_type'],
    ['reset_user_problemset_progress', 'HomeSubsubTopic', {}, 'reference_type'],
    ['reset_user_progress', 'HomeSatMockTestQuestion', {}, 'saved with the test'],
    ['reset_user_progress', 'HomeSubsubTopic', { why: 'reassigned' }, 'why'],
  ])('and what %s is not for is refused: %s %o', async (call, reference_type, more, sentence) => {
    const { token, account } = await server.as('student');
    const body = { user_id: account.id, reference_id: newId(), reference_type, ...more };
    const reply = await request(server.url, `POST /user_progresses/${call}`, { body }, token);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });
});

describe('what is tracked of a student’s practice', () => {
  it.each(['sat', 'act'] as const)(
    'of a %s question: progress, correctness, time and the score of a set [PRC-028]',
    async (family) => {
      const person = await server.as('student');
      const { id, exam_id } = await addExamQuestion(server.db, family);
      const kind = `${family}_question` as const;
      const set = await addSet(server.db, { kind, id });
      const last = await addQuestion(server.db, { kind, id }, { position: 1 });
      const first = await addQuestion(
        server.db,
        { kind, id },
        { link_right_problemset_id: set, link_right_question_id: last.id },
      );
      const reference_type = family === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
      const sequence = { reference_type, reference_id: id } as const;
      const inSet = await questionsOfSet(server.db, set, 2);

      const begun = await save(
        person,
        anAnswer(person, sequence, first.id, [first.right], { time_spent_before_answer: 12 }),
      );
      expect(begun).toMatchObject({ is_correct: true, time_spent_before_answer: 12 });
      expect(begun.progress).toMatchObject({
        percent_complete: 50,
        next_problemset_id: set,
        [`${family}_id`]: exam_id,
      });

      const [one, two] = inSet.questions;
      if (!one || !two) throw new Error('the set has two questions');
      await answerAll(person, inSet.reference, [
        [one, false],
        [two, true],
        [one, true],
        [two, true],
      ]);
      const run = await answerAll(person, inSet.reference, [[one, true]]);
      expect(run).toMatchObject({ total_correct: 4, questions_complete: 5, time_spent_before_answer: 25 });

      const record = anAnswer(person, sequence, last.id, [last.wrong]);
      await save(person, record);
      const ended = await save(person, { ...record, time_spent_after_answer: 9, view_full_explanation: true });
      expect(ended).toMatchObject({ is_correct: false, time_spent_after_answer: 9, view_full_explanation: true });
      const body = { user_id: person.account.id, ...sequence };
      expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
        percent_complete: 100,
        started: false,
        question_id: null,
        time_spent_before_answer: 17,
        time_spent_after_answer: 9,
        marks: { [first.id]: true, [last.id]: false },
      });
    },
  );
});
