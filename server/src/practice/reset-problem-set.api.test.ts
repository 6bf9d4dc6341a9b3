import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlags } from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, kindsOfEvents, questionsOfSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { reconcile } from './reconcile.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await reconcile(server.db, (difference) => expect(difference).toBeUndefined())).toBeGreaterThan(0);
  await server.stop();
});

const kindsOf = ({ account }: TestPerson) => kindsOfEvents(server.db, account.id);
const answered = (times: number) => Array<string>(times).fill('answered');

describe('resetting a problem set', () => {
  it.each(['student', 'admin', 'super-admin'] as const)(
    'resets mastery, run and time of a %s; the answers stay in the history [API-023]',
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

  it('can follow mastery and further runs, and mastery can be reached again; marks are those since the reset', async () => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 4);
    const all = (right: boolean) => questions.map((question) => [question, right] as const);
    const marked = (right: boolean) => Object.fromEntries(questions.map(({ id }) => [id, right]));
    const body = { user_id: person.account.id, ...reference };
    const read = () => person.call('POST /user_progresses/get_user_problemset_progress', { body });
    await answerAll(person, reference, all(true));
    await answerAll(person, reference, all(false));
    // A new run adds marks and does not remove mastery.
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

  it('makes a sequence that ends with it wait for it again, but not a complete sequence', async () => {
    const { db } = server;
    const { reference, first, second, set } = await aSequence(db);
    await db.updateTable('questions').set({ link_right_problemset_id: set }).where('id', '=', second.id).execute();
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const inSet = await questionsOfSet(db, set, 4);
    const answers = [[first, true] as const, [second, true] as const];
    for (const person of [one, other]) {
      await answerAll(
        person,
        inSet.reference,
        inSet.questions.map((question) => [question, true] as const),
      );
    }
    expect(await answerAll(one, reference, answers)).toMatchObject({ percent_complete: 100 });
    for (const person of [one, other]) {
      const body = { user_id: person.account.id, ...inSet.reference };
      await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    }
    expect(await answerAll(other, reference, answers)).toMatchObject({
      percent_complete: 66.67,
      next_problemset_id: set,
    });
    const settle = (person: TestPerson) =>
      person.call('POST /user_progresses/save_user_progress', { body: { user_id: person.account.id, ...reference } });
    expect(await settle(one)).toMatchObject({ percent_complete: 100 });
    expect(await settle(other)).toMatchObject({ percent_complete: 66.67, started: true });
  });

  it('is possible after its questions and the set were deleted, and an answer to one still counts', async () => {
    const person = await server.as('student');
    const { reference, questions, subsubtopic } = await aSet(server.db, 3);
    const [hidden, deleted, shown] = questions;
    if (!hidden || !deleted || !shown) throw new Error('the set has three questions');
    await answerAll(person, reference, [[hidden, false]]);
    await setFlags(server.db, 'questions', hidden.id, { is_hidden: true });
    await setFlags(server.db, 'questions', deleted.id, { deleted_at: new Date() });
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    const body = { user_id: person.account.id, ...reference };
    const reset = await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    expect(reset).toMatchObject({ seq: 2, questions_complete: 0 });
    const lateAnswers = [anAnswer(person, reference, hidden.id, [hidden.right])];
    lateAnswers.push(anAnswer(person, reference, deleted.id, [deleted.right]));
    for (const answer of lateAnswers) expect(await save(person, answer)).toMatchObject({ is_correct: true });
    expect(await person.call('POST /user_progresses/get_user_problemset_progress', { body })).toMatchObject({
      total_correct: 2,
      marks: { [hidden.id]: true, [deleted.id]: true },
    });
  });

  it('at the same time as an answer that is sent five times leaves the answer once, before or after the reset', async () => {
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
