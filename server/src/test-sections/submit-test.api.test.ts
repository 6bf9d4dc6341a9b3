import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { setFlags } from '../testing/content.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import {
  addSectionFixture,
  addTestFixture,
  entryFor,
  historyOf,
  type TestFixture,
  testClient,
} from '../testing/test-fixture.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

const families = ['sat', 'act'] as const;

const answersOf = (test: TestFixture, { account } = student) => historyOf(server.db, test, account.id);

describe.each(families)('a submitted section of a %s', (family) => {
  it('is graded by the server: entries get their keys, the score is the number right [API-049] [API-056] [TST-020]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const [right, wrong, skipped] = test.choices;
    await at.save([
      entryFor(test, 0, true, { timeSpent: 30 }),
      entryFor(test, 1, false, { isCorrect: true, correctAnswerIds: [wrong?.wrong ?? ''], timeSpent: 20 }),
      entryFor(test, 'typed', '.75', { markUncertain: true }),
    ]);
    const submitted = await at.submit({ attempt: 1 });
    expect(submitted).toMatchObject({
      status: 200,
      submitted: true,
      started: true,
      math_score: 2,
      question_count: 4,
      correct_question_ids: [right?.id, test.typed],
      uncertain_question_ids: [test.typed],
      removed_question_ids: [],
      time_spent: 50,
      timed: true,
      submitted_at: server.clock.now.toISOString(),
    });
    expect(submitted.entries).toMatchObject([
      { questionId: right?.id, isCorrect: true, correctAnswerIds: [right?.right] },
      { questionId: wrong?.id, isCorrect: false, correctAnswerIds: [wrong?.right], givenAnswerIds: [wrong?.wrong] },
      { questionId: test.typed, isCorrect: true, freeResponseCorrectAnswer: '3/4', isFreeResponse: true },
    ]);
    expect(submitted.entries.map(({ questionId }) => questionId)).not.toContain(skipped?.id);
    expect(await at.get()).toEqual(submitted);
  });

  it('is final: a repeated submission returns the same, and later answers are refused [TST-020]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true)]);
    const submitted = await at.submit();
    await withRevisions(server.db, (tx) => tx.updateTable('answers').set({ correct: sql`not correct` }).execute());
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    for (let times = 0; times < 4; times++) expect(await at.submit()).toEqual(submitted);
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ correct: sql`not correct` }).where('is_free_response', '=', false).execute(),
    );
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ correct: true }).where('is_free_response', '=', true).execute(),
    );
    for (const late of [entryFor(test, 0, false, { rev: 9 }), entryFor(test, 1, true)]) {
      expect(await at.save([late])).toMatchObject({ status: 409, errors: ['This test was already submitted'] });
    }
    expect(await at.get()).toEqual(submitted);
    expect(await answersOf(test)).toHaveLength(1);
  });

  it('may have no answers, and is timed by its limit and the chosen extra time', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    expect(await at.submit()).toMatchObject({ math_score: 0, question_count: 4, timed: true, entries: [] });
    const slow = await addTestFixture(server.db, family, { real: true });
    const minutes = family === 'sat' ? 25 : 60;
    for (const [extra_time, timed] of [
      [1, false],
      [1.5, true],
    ] as const) {
      const person = await server.as('student');
      const there = testClient(server, person, slow);
      await there.save([entryFor(slow, 0, true, { timeSpent: minutes * 60 + 1 })], { extra_time });
      expect((await there.submit()).timed).toBe(timed);
    }
  });

  it('is stored as one answer record for each answered question, in one history of the exam (Q105)', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const [first, second] = test.choices;
    await at.save([
      entryFor(test, 'typed', '7', { timeSpent: 90_000 }),
      entryFor(test, 1, true, { timeSpent: 21 }),
      entryFor(test, 0, false),
      anEntry(test.choices[2]?.id ?? '', { markUncertain: true, timeSpent: 9 }),
    ]);
    await at.submit();
    expect(await answersOf(test)).toMatchObject([
      { seq: 1, kind: 'answered', question_id: first?.id, is_correct: false, given: { answerIds: [first?.wrong] } },
      { seq: 2, question_id: second?.id, is_correct: true, time_spent_before_answer: 21 },
      {
        seq: 3,
        question_id: test.typed,
        is_correct: false,
        given: { text: '7' },
        time_spent_before_answer: 86_400,
      },
    ]);
    const progress = await server.db
      .selectFrom('practice_progress')
      .where('reference_id', '=', test.exam)
      .selectAll()
      .execute();
    expect(progress).toEqual([]);
  });

  it('loses nothing and counts nothing twice if five devices submit while entries arrive', async () => {
    for (let round = 0; round < 5; round++) {
      const test = await addTestFixture(server.db, family, { choices: 8 });
      const at = testClient(server, student, test);
      await at.save([entryFor(test, 0, true)]);
      const late = test.choices.slice(1).map((_, index) => entryFor(test, index + 1, true));
      const calls = late.flatMap((entry, index) => {
        const save = () => at.save([entry]);
        return index < 5 ? [save, () => at.submit()] : [save];
      });
      const replies = await Promise.all(calls.map((call) => call()));
      const submissions = replies.filter((reply) => reply.submitted);
      expect(new Set(submissions.map((reply) => JSON.stringify(reply))).size).toBe(1);
      const taken = replies.filter((reply) => reply.status === 200 && !reply.submitted).length;
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(late.length - taken);
      const after = await at.get();
      expect(after).toMatchObject({ math_score: taken + 1, question_count: 9 });
      expect(after.entries).toHaveLength(taken + 1);
      const records = await answersOf(test);
      expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
      expect(records.map(({ question_id }) => question_id)).toEqual(after.correct_question_ids);
    }
  });

  it('counts no question that was deleted or hidden after it was answered, and lists it as removed [TST-024]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const [first, gone, hidden] = test.choices.map(({ id }) => id);
    await at.save([entryFor(test, 0, true), entryFor(test, 1, true), entryFor(test, 2, true)]);
    await setFlags(server.db, 'questions', gone ?? '', { deleted_at: new Date() });
    await setFlags(server.db, 'questions', hidden ?? '', { is_hidden: true });
    expect((await at.get()).removed_question_ids.toSorted()).toEqual([gone, hidden].toSorted());
    // An answer that was given while the question was shown is still accepted.
    expect((await at.save([entryFor(test, 1, false, { rev: 2 })])).status).toBe(200);
    const submitted = await at.submit();
    expect(submitted).toMatchObject({ math_score: 1, question_count: 2, correct_question_ids: [first] });
    expect(submitted.removed_question_ids.toSorted()).toEqual([gone, hidden].toSorted());
    expect(submitted.entries.find(({ questionId }) => questionId === gone)).toMatchObject({
      isCorrect: null,
      correctAnswerIds: [],
    });
    expect((await answersOf(test)).map(({ question_id }) => question_id)).toEqual([first]);
  });

  it('keeps its verdicts and question titles when the questions are deleted later', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true)]);
    const submitted = await at.submit();
    await setFlags(server.db, 'questions', test.choices[0]?.id ?? '', { deleted_at: new Date() });
    expect(await at.get()).toEqual(submitted);
    const { judged } = await server.db
      .selectFrom('test_entries')
      .where('exam_id', '=', test.exam)
      .select('judged')
      .executeTakeFirstOrThrow();
    expect(judged).toMatchObject({ title: 'What is x?', isCorrect: true });
  });

  it.each(['closed', 'deleted'])('can be continued and submitted after its exam is %s', async (how) => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true)]);
    if (how === 'closed') await setFlags(server.db, 'exams', test.exam, { is_publish: false });
    else {
      const call = `DELETE /${family}s/test_${family}s/{id}`;
      expect((await callByName(server, await server.as('admin'), call, { params: { id: test.exam } })).status).toBe(
        200,
      );
    }
    expect(await at.save([entryFor(test, 1, true)])).toMatchObject({ status: 200, removed_question_ids: [] });
    expect(await at.submit()).toMatchObject({ status: 200, math_score: 2, question_count: 4 });
    expect(await answersOf(test)).toHaveLength(2);
    // No other student can start it, and no student sees its questions.
    const other = testClient(server, await server.as('student'), test);
    for (const refused of [await other.get(), await other.save([]), await other.submit(), await at.questions()]) {
      expect(refused.status).toBe(404);
    }
  });
});

it('two sections of a SAT submitted at the same time share one history without gaps', async () => {
  for (let round = 0; round < 5; round++) {
    const noCalc = await addTestFixture(server.db, 'sat');
    const calc = await addSectionFixture(server.db, { ...noCalc, section: 'MathCalc' });
    const places = [noCalc, calc].map((test) => ({ at: testClient(server, student, test), test }));
    for (const { at, test } of places) await at.save([0, 1, 2].map((index) => entryFor(test, index, true)));
    const replies = await Promise.all(places.map(({ at }) => at.submit()));
    expect(replies).toMatchObject([{ math_score: 3 }, { math_score: 3 }]);
    expect((await answersOf(noCalc)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
