import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSet } from '../testing/content.ts';
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
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
      questions_complete: 1,
      time_spent_before_answer: 7,
      marks: { [first.id]: false },
    });
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
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
      time_spent_before_answer: 4,
      time_spent_after_answer: 0,
      marks: { [second.id]: true },
    });
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
  it('takes its mastery and its run back [API-023]', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 4);
    const mastered = await answerAll(
      person,
      reference,
      questions.map((question) => [question, true] as const),
    );
    expect(mastered).toMatchObject({ total_correct: 4, percent_complete: 100 });
    const body = { user_id: person.account.id, ...reference };
    const reset = { total_correct: 0, percent_complete: 0, questions_complete: 0, question_id: null, started: false };
    expect(await person.call('POST /user_progresses/reset_user_problemset_progress', { body })).toMatchObject(reset);
    expect(await person.call('POST /user_progresses/get_user_problemset_progress', { body })).toMatchObject(reset);
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
