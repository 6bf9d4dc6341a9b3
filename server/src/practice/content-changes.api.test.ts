import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlags } from '../testing/content.ts';
import { answerAll, aSequence, aSet } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let _student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const _call = 'POST /user_questions/save_user_questions_progress';
beforeAll(async () => {
  _student = await server.as('student');
});

describe('a content change during practice', () => {
  it('loses no answer: answers to hidden, unpublished and deleted questions are accepted', async () => {
    const { reference, questions, subsubtopic } = await aSet(server.db, 3);
    const person = await server.as('student');
    await setFlags(server.db, 'questions', questions[0]?.id ?? '', { is_hidden: true });
    await setFlags(server.db, 'questions', questions[1]?.id ?? '', { deleted_at: new Date() });
    await setFlags(server.db, 'subsubtopics', subsubtopic, { is_publish: false });
    const progress = await answerAll(
      person,
      reference,
      questions.map((question) => [question, true] as const),
    );
    expect(progress).toMatchObject({ total_correct: 3, questions_complete: 3, total_questions: 1 });
    expect(progress.question_id).toBe(questions[2]?.id);
  });

  it('never changes the history: after a corrected key, a changed link, a hidden question', async () => {
    const { reference, first, second, detour } = await aSequence(server.db);
    const person = await server.as('student');
    const before = await answerAll(person, reference, [[first, false]]);
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ correct: true }).where('id', '=', first.wrong).execute(),
    );
    await server.db
      .updateTable('questions')
      .set({ link_wrong_question_id: second.id })
      .where('id', '=', first.id)
      .execute();
    await setFlags(server.db, 'questions', detour.id, { is_hidden: true });
    const body = { user_id: person.account.id, ...reference };
    expect(await person.call('POST /user_progresses/get_user_progress', { body })).toMatchObject(before);
  });

  it('lets a student continue a sequence whose next question was deleted', async () => {
    const { reference, first, second, detour } = await aSequence(server.db);
    const person = await server.as('student');
    const stuck = await answerAll(person, reference, [[first, false]]);
    expect(stuck.question_id).toBe(detour.id);
    await setFlags(server.db, 'questions', detour.id, { is_hidden: true });
    const on = await answerAll(person, reference, [[second, true]]);
    expect(on).toMatchObject({ percent_complete: 100, state: { at: 'complete' } });
  });

  it('skips a set that is unpublished', async () => {
    const { reference, first, second, detour, set } = await aSequence(server.db);
    const person = await server.as('student');
    await setFlags(server.db, 'problem_sets', set, { is_publish: false });
    const progress = await answerAll(person, reference, [
      [first, false],
      [detour, true],
    ]);
    expect(progress).toMatchObject({ question_id: second.id, next_problemset_id: null });
  });
});
