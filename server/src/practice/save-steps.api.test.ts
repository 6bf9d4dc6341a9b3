import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { anAnswer, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { type AnsweredRecord, appendEvents } from './append-events.ts';
import { newProgress } from './present-progress.ts';
import { reconcile } from './reconcile.ts';
import type { Reference } from './reference.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function aHistory() {
  const { account } = await server.as('student');
  const reference: Reference = { type: 'HomeProblemSetQuestions', id: newId() };
  return { user_id: account.id, reference, from: newProgress(reference), at: new Date('2026-11-21T17:00:00Z') };
}

function aRecord(more: Partial<AnsweredRecord> = {}): AnsweredRecord {
  return {
    record_id: newId(),
    question_id: newId(),
    question_revision: 3,
    is_correct: false,
    given: { text: '3/4' },
    time_spent_before_answer: 5,
    time_spent_after_answer: 2,
    view_full_explanation: false,
    day: null,
    ...more,
  };
}

const stepOf = ({ question_id, is_correct }: AnsweredRecord) => ({
  event: { kind: 'answered', question_id, right: is_correct, next: null, total_questions: 4 } as const,
  state: { run: 0, mastered: false, question_id: null, answered: 1, total_questions: 4 },
});

const rowsOf = async (table: 'practice_events' | 'practice_progress' | 'answer_quarters', user_id: string) =>
  (await sql`select * from ${sql.table(table)} where user_id = ${user_id}`.execute(server.db)).rows;

describe('saving steps of a history', () => {
  it('stores each fact once: the event has nothing that is a column, and the progress has the only state', async () => {
    const history = await aHistory();
    const record = aRecord();
    const step = stepOf(record);
    expect(await appendEvents(server.db, history, [step], record)).toEqual({
      seq: 1,
      state: step.state,
      time_spent_before_answer: 5,
      time_spent_after_answer: 2,
    });
    const { user_id, at } = history;
    const keys = { user_id, reference_type: history.reference.type, reference_id: history.reference.id, seq: 1 };
    expect(await rowsOf('practice_events', user_id)).toEqual([
      { ...keys, ...record, kind: 'answered', at, event: { next: null, total_questions: 4 } },
    ]);
    const times = { time_spent_before_answer: 5, time_spent_after_answer: 2 };
    expect(await rowsOf('practice_progress', user_id)).toEqual([
      { ...keys, ...times, state: step.state, updated_at: at },
    ]);
    expect(await rowsOf('answer_quarters', user_id)).toEqual([
      {
        ...{ user_id, starts_at: at, correct: 0, incorrect: 1 },
        ...{ time_before: '5', time_after: '2', time_after_wrong: '2' },
      },
    ]);
  });

  it('succeeds for one of ten at the same moment, and does nothing for the others', async () => {
    const history = await aHistory();
    const saved = await Promise.all(
      Array.from({ length: 10 }, () => {
        const record = aRecord();
        return appendEvents(server.db, history, [stepOf(record)], record);
      }),
    );
    expect(saved.filter((row) => row !== null)).toHaveLength(1);
    expect(await rowsOf('practice_events', history.user_id)).toHaveLength(1);
    expect(await rowsOf('answer_quarters', history.user_id)).toMatchObject([{ correct: 0, incorrect: 1 }]);
  });

  it('changes nothing if the record’s id is stored in another history', async () => {
    const [history, record] = [await aHistory(), aRecord()];
    await appendEvents(server.db, history, [stepOf(record)], record);
    const other = { ...history, reference: { ...history.reference, id: newId() } };
    await expect(appendEvents(server.db, other, [stepOf(record)], record)).rejects.toMatchObject({
      constraint: 'practice_events_record',
    });
    expect(await rowsOf('practice_progress', history.user_id)).toHaveLength(1);
    expect(await rowsOf('answer_quarters', history.user_id)).toMatchObject([{ incorrect: 1 }]);
  });

  it('loses no answer and no second of many that arrive at once, new ones and repeated ones', async () => {
    const student = await server.as('student');
    const sets = await Promise.all([aSet(server.db, 3), aSet(server.db, 3)]);
    const answers = sets.flatMap(({ reference, questions }) =>
      questions.map((question) => anAnswer(student, reference, question.id, [question.right])),
    );
    await Promise.all(
      answers.flatMap((body) =>
        [0, 3, 8, 8].map((time_spent_after_answer) => save(student, { ...body, time_spent_after_answer })),
      ),
    );
    expect(await rowsOf('practice_events', student.account.id)).toHaveLength(answers.length);
    const { rows } = await sql`
      select sum(correct)::integer as correct, sum(time_after)::integer as after
        from answer_quarters where user_id = ${student.account.id}`.execute(server.db);
    expect(rows).toEqual([{ correct: 6, after: 48 }]);
    const found: unknown[] = [];
    await reconcile(server.db, (difference) => found.push(difference));
    expect(found.filter((one) => JSON.stringify(one).includes(student.account.id))).toEqual([]);
  });
});
