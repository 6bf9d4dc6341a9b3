import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, deskOf } from '../authoring/testing/desk.ts';
import { questionLists } from '../authoring/testing/question-lists.ts';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addQuestion } from '../testing/content.ts';
import { anAnswer, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { reconcileRevisions } from './reconcile-revisions.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

async function revisionsOf(id: string) {
  return await server.db
    .selectFrom('question_revisions')
    .where('question_id', '=', id)
    .orderBy('revision')
    .select(['revision', 'key_revision', 'kind', 'spec', 'key', 'made_by'])
    .execute();
}
const numbersOf = async (id: string) =>
  (await revisionsOf(id)).map(({ revision, key_revision }) => [revision, key_revision]);

async function aQuestion(fields: Readonly<Record<string, unknown>> = {}) {
  const answers = [{ answer: 'a', correct: true }, { answer: 'b' }, { answer: 'c' }];
  const { body } = await desk.create(await questionLists.problemSet(server.db), { answers, ...fields });
  const [a = '', b = '', c = ''] = body.answers.map(({ id }) => id);
  return { id: body.id, a, b, c };
}

describe('a revision of a question', () => {
  it('is made with the question, by its author, with kind, spec and key', async () => {
    const { id, a, b, c } = await aQuestion();
    expect(await revisionsOf(id)).toEqual([
      {
        revision: 1,
        key_revision: 1,
        kind: 'one-choice',
        spec: { choices: [a, b, c] },
        key: { correctIds: [a] },
        made_by: admin.account.id,
      },
    ]);
    const empty = await aQuestion({ answers: [] });
    expect(await numbersOf(empty.id)).toEqual([[1, 1]]);
  });

  it('is made once by each change of what decides, and by no other', async () => {
    const { id, a, b, c } = await aQuestion();
    const steps: [change: () => Promise<{ status: number }>, revisions: number, key: number][] = [
      [() => desk.changeAnswer(a, { correct: true }), 1, 1],
      [() => desk.changeAnswer(a, { answer: 'another text' }), 1, 1],
      [() => desk.change(id, { question: 'Which one?', is_hidden: true }), 1, 1],
      [() => desk.orderAnswers(id, [a, b, c]), 1, 1],
      [() => desk.orderAnswers(id, [c, b, a]), 2, 1],
      [() => desk.changeAnswer(b, { correct: true }), 3, 3],
      [() => desk.changeAnswer(b, { correct: true }), 3, 3],
      [() => desk.removeAnswer(c), 4, 3],
      // An undo: the key of the first revision, so that its statistics are valid again.
      [() => desk.changeAnswer(b, { correct: false }), 5, 1],
      [() => desk.answer({ question_id: id, answer: 'd', position: 0 }), 6, 1],
      [() => desk.answerSeveral([{ question_id: id, answer: 'e', correct: true }]), 7, 7],
      [() => desk.remove(id, 'problemset_questions'), 7, 7],
    ];
    for (const [at, [change, revisions, key]] of steps.entries()) {
      const { status } = await change();
      expect(status, `step ${at}`).toBe(200);
      const numbers = await numbersOf(id);
      expect([numbers.length, numbers.at(-1)], `step ${at}`).toEqual([revisions, [revisions, key]]);
    }
  });

  it('is made when the kind of a question without answers changes, and by each field of a typed answer', async () => {
    const { id } = await aQuestion({ answers: [] });
    await desk.change(id, { is_free_response: true });
    const answer = await desk.answer({ question_id: id, free_response_answer: '1/2' });
    for (const change of [{ symbol: '%' }, { symbol_position_left: true }, { is_exact_match: true }])
      expect((await desk.changeAnswer(answer.body.id, change)).status).toBe(200);
    expect((await revisionsOf(id)).map(({ kind, spec, key }) => [kind, spec, key])).toEqual([
      ['one-choice', { choices: [] }, { correctIds: [] }],
      ['typed', { symbol: '', symbolLeft: false }, { entries: [] }],
      ['typed', { symbol: '', symbolLeft: false }, { entries: [{ text: '1/2', exact: false }] }],
      ['typed', { symbol: '%', symbolLeft: false }, { entries: [{ text: '1/2', exact: false }] }],
      ['typed', { symbol: '%', symbolLeft: true }, { entries: [{ text: '1/2', exact: false }] }],
      ['typed', { symbol: '%', symbolLeft: true }, { entries: [{ text: '1/2', exact: true }] }],
    ]);
  });

  it('is the first one of a copy', async () => {
    const { reference } = await aSet(server.db, 2);
    const { id: parent } = await questionLists.subsubTopic(server.db);
    const problem_sets = [{ title: 'Copy', problem_set_id: reference.reference_id, subsubtopic_id: [parent] }];
    const call = 'POST /problem_sets/bucket_multiple_problem_sets';
    const { status, body } = await callByName(server, admin, call, { body: { problem_sets } });
    expect([status, body.errors]).toEqual([200, undefined]);
    const copies = await server.db
      .selectFrom('questions')
      .innerJoin('problem_set_places', 'problem_set_id', 'questions.parent_id')
      .where('problem_set_places.parent_id', '=', parent)
      .select('questions.id')
      .execute();
    expect(copies).toHaveLength(2);
    for (const { id } of copies) expect(await numbersOf(id)).toEqual([[1, 1]]);
  });

  it('is made once by two authors who change the same key at the same time', async () => {
    const { id, b, c } = await aQuestion();
    await Promise.all([b, c, b, c].map((answer) => desk.changeAnswer(answer, { correct: true })));
    expect(await numbersOf(id)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('is named by each answer that it has judged, also after the next one was made', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const [question = { id: '', right: '', wrong: '' }] = questions;
    const student = await server.as('student');
    const answer = () => save(student, anAnswer(student, reference, question.id, [question.wrong]));
    expect((await answer()).is_correct).toBe(false);
    await desk.changeAnswer(question.wrong, { correct: true });
    await desk.changeAnswer(question.right, { correct: false });
    expect((await answer()).is_correct).toBe(true);
    const events = await server.db
      .selectFrom('practice_events')
      .where('user_id', '=', student.account.id)
      .where('kind', '=', 'answered')
      .orderBy('seq')
      .select(['question_revision', 'is_correct'])
      .execute();
    expect(events).toEqual([
      { question_revision: 1, is_correct: false },
      { question_revision: 3, is_correct: true },
    ]);
  });
});

describe('a transaction that changes answers without a revision', () => {
  it('cannot be committed in a test, and is found by reconcile', async () => {
    const { id, a, b } = await aQuestion();
    const change = server.db.updateTable('answers').set({ correct: true }).where('id', '=', b);
    await expect(change.execute()).rejects.toThrow(`question ${id} was changed without a revision`);
    const found: string[] = [];
    await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('answers').set({ correct: false }).where('id', '=', a).execute();
      await tx.updateTable('questions').set({ revision: 1 }).where('id', '=', id).execute();
    });
    await reconcileRevisions(server.db, (question) => found.push(question));
    expect(found).toEqual([id]);
  });

  it('the same is true for a new question', async () => {
    const { id: parent } = await questionLists.problemSet(server.db);
    const rows = { id: newId(), parent_kind: 'problem_set', parent_id: parent, position: 0, question: '[]' } as const;
    await expect(server.db.insertInto('questions').values(rows).execute()).rejects.toThrow(/without a revision/);
    const { id } = await addQuestion(server.db, { kind: 'problem_set', id: parent });
    expect(await numbersOf(id)).toEqual([[1, 1]]);
  });
});
