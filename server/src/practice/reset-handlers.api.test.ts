import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { anAnswer, answerAll, aSequence, kindsOfEvents, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
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

const kindsOf = ({ account }: TestPerson) => kindsOfEvents(server.db, account.id);

const waiting = () => waitingForLocks(server.db);

describe('resetting a sequence', () => {
  it.each(['student', 'admin', 'super-admin'] as const)(
    'resets the progress of a %s to the start; the answers stay in the history [API-020]',
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

  it('twice, or before the first answer, appends nothing more', async () => {
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

  it('starts a new run, and times and marks are counted from there', async () => {
    const person = await server.as('student');
    const { reference, first, second } = await aSequence(server.db);
    const body = { user_id: person.account.id, ...reference };
    await answerAll(person, reference, [
      [first, true],
      [second, false],
    ]);
    await person.call('POST /user_progresses/reset_user_progress', { body });
    await save(person, anAnswer(person, reference, first.id, [first.wrong], { time_spent_before_answer: 7 }));
    const progress = await person.call('POST /user_progresses/get_user_progress', { body });
    expect(progress).toMatchObject({ questions_complete: 1, time_spent_before_answer: 7 });
    expect(progress.marks).toEqual({ [first.id]: false });
  });

  it('counts an answer in transit as the first of the new run, without time of the old run', async () => {
    const person = await server.as('student');
    const { reference, first, second } = await aSequence(server.db);
    const before = anAnswer(person, reference, first.id, [first.right]);
    await save(person, before);
    const body = { user_id: person.account.id, ...reference };
    await person.call('POST /user_progresses/reset_user_progress', { body });
    await save(person, { ...before, time_spent_after_answer: 30 });
    await save(person, anAnswer(person, reference, second.id, [second.right], { time_spent_before_answer: 4 }));
    const progress = await person.call('POST /user_progresses/get_user_progress', { body });
    expect(progress).toMatchObject({ time_spent_before_answer: 4, time_spent_after_answer: 0 });
    expect(progress.marks).toEqual({ [second.id]: true });
    expect(await kindsOf(person)).toEqual(['answered', 'reset', 'answered', 'completed']);
  });

  it('counts no time of the old run that arrives at the same moment', async () => {
    const person = await server.as('student');
    const { reference, first } = await aSequence(server.db);
    const before = anAnswer(person, reference, first.id, [first.right]);
    await save(person, before);
    const history = { user_id: person.account.id, reference: referenceOf(reference) };
    const { row } = await loadProgress(server.db, history);
    const { late: pendingSave } = await server.db.transaction().execute(async (tx) => {
      const reset = { kind: 'reset', why: 'reset' } as const;
      const step = { event: reset, state: newProgress(history.reference).state };
      expect(await appendEvents(tx, { ...history, from: row, at: server.clock.now }, [step])).toMatchObject({ seq: 2 });
      // It waits for the row that this transaction has locked.
      const pendingSave = save(person, { ...before, time_spent_after_answer: 30 });
      await expect.poll(() => waiting()).toBe(1);
      return { late: pendingSave };
    });
    expect(await pendingSave).toMatchObject({ time_spent_after_answer: 30 });
    const body = { user_id: person.account.id, ...reference };
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject({
      time_spent_before_answer: 0,
      time_spent_after_answer: 0,
      seq: 2,
    });
  });

  it('is refused for another user', async () => {
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const { reference, first } = await aSequence(server.db);
    await answerAll(one, reference, [[first, true]]);
    const input = { body: { user_id: one.account.id, ...reference } };
    const reply = await request(server.url, 'POST /user_progresses/reset_user_progress', input, other.token);
    expect(reply.status).toBe(403);
    expect(await kindsOf(one)).toEqual(['answered']);
  });
});

describe('the reason for a reset', () => {
  it.each([
    ['restart', 'restart'],
    ['reset', 'reset'],
    [undefined, 'reset'],
  ] as const)('is stored: %s', async (why, kept) => {
    const person = await server.as('student');
    const { reference, first } = await aSequence(server.db);
    await answerAll(person, reference, [[first, true]]);
    const body = { user_id: person.account.id, ...reference, ...(why && { why }) };
    await person.call('POST /user_progresses/reset_user_progress', { body });
    const { rows } = await sql<{ event: unknown }>`
      select event from practice_events where user_id = ${person.account.id} and kind = 'reset'`.execute(server.db);
    expect(rows).toEqual([{ event: { why: kept } }]);
  });

  it.each([
    ['reset_user_progress', 'HomeProblemSetQuestions', {}, 'reference_type'],
    ['reset_user_problemset_progress', 'HomeSubsubTopic', {}, 'reference_type'],
    ['reset_user_progress', 'HomeSatMockTestQuestion', {}, 'saved with the test'],
    ['reset_user_progress', 'HomeSubsubTopic', { why: 'reassigned' }, 'why'],
  ])('is refused if %s does not accept it: %s %o', async (call, reference_type, more, sentence) => {
    const { token, account } = await server.as('student');
    const body = { user_id: account.id, reference_id: newId(), reference_type, ...more };
    const reply = await request(server.url, `POST /user_progresses/${call}`, { body }, token);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(sentence)]);
  });
});
