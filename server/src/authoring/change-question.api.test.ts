import { ranks } from '@fourfold/core/ranks/ranks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, addTypedQuestion, paragraph, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { auditEntriesOf, type Desk, deskOf, plainTextOf } from './testing/desk.ts';
import { questionLists } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const math = (...formulas: string[]) =>
  JSON.stringify(formulas.map((latex) => ({ type: 'math', latex, children: [{ text: '' }] })));

describe.each([
  ['subTopic', 'questions', 'API-126'],
  ['subsubTopic', 'questions', 'API-126'],
  ['AdminSatMockTest', 'questions', 'API-126'],
  ['problemSet', 'problemset_questions', 'API-139'],
] as const)('a question of a %s', (name, path, id) => {
  const aQuestion = async (fields: object = {}) =>
    (await desk.create(await questionLists[name](server.db), { question: 'stem', help: 'help', ...fields })).body;

  it(`is changed in the given fields only [${id}]`, async () => {
    const created = await aQuestion({ answers: [{ answer: 'a', correct: true }] });
    const { status, body } = await desk.change(
      created.id,
      { question: 'another', rank: 3, is_calc: true, rev: 0 },
      path,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toEqual({ ...created, question: body.question, rank: 3, is_calc: true, is_math: true, rev: 1 });
    expect(plainTextOf(body.question)).toBe('another');
    expect(await desk.read(created.id)).toEqual(body);
    const cleared = await desk.change(created.id, { is_calc: null, is_hidden: true, help: '', rev: 1 }, path);
    expect(cleared.body).toMatchObject({ is_calc: null, is_hidden: true, help: '[]', rank: 3, rev: 2 });
    expect(await auditEntriesOf(server, created.id)).toMatchObject([
      { action: 'create' },
      { actor_id: admin.account.id, action: 'change', detail: { changed: ['question', 'rank', 'is_calc'], rev: 1 } },
      { action: 'change', detail: { changed: ['help', 'is_calc', 'is_hidden'], rev: 2 } },
    ]);
  });

  it(`has the formulas of all its fields after a change of one field [${id}]`, async () => {
    const created = await aQuestion({ question: math('a', 'b'), question_exp: math('c'), help: math('b') });
    const { body } = await desk.change(created.id, { question: math('d') }, path);
    expect(Object.keys(body.formulas).sort()).toEqual(['$$b', '$$c', '$$d']);
    const row = await server.db
      .selectFrom('questions')
      .select(['formulas_version', 'updated_by'])
      .where('id', '=', created.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ formulas_version: expect.stringMatching(/^temml /), updated_by: admin.account.id });
  });

  it(`refuses an invalid document or formula and names its position [${id}]`, async () => {
    const created = await aQuestion();
    for (const [fields, message] of [
      [{ help: math('\\frac{1') }, /^help: formula \\frac\{1: The formula cannot be read: a \{ is not closed\.$/],
      [{ question: '[{"type":"blink","children":[{"text":"a"}]}]' }, /^question: block 1: "blink" is unknown/],
      [{ help_exp: `[${'{"a":'.repeat(60)}1${'}'.repeat(60)}]` }, /^help_exp: block 1: nested deeper than 8$/],
    ] as const) {
      const got = await desk.change(created.id, { rank: 4, ...fields }, path);
      expect([got.status, got.body.errors?.[0]]).toEqual([422, expect.stringMatching(message)]);
    }
    for (const fields of [
      { rank: ranks.length },
      { rank: 1.5 },
      { is_hidden: 'yes' },
      { question: null },
      { rev: -1 },
    ]) {
      expect((await desk.change(created.id, fields, path)).status).toBe(400);
    }
    expect(await desk.read(created.id)).toEqual(created);
  });

  it(`refuses the second of two authors who started from the same text, with the first one's text [${id}]`, async () => {
    const created = await aQuestion();
    const other = deskOf(server, await server.as('admin'));
    const both = await Promise.all([
      desk.change(created.id, { question: 'mine', rev: 0 }, path),
      other.change(created.id, { question: 'theirs', help: 'theirs too', rev: 0 }, path),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, refused] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(refused?.body).toMatchObject({
      errors: ['This question has been changed meanwhile. This is the question as it is now.'],
      data: saved?.body,
    });
    expect(await desk.read(created.id)).toEqual(saved?.body);
    // The second author has seen it and saves from the new revision.
    const savedAgain = await other.change(created.id, { question: 'after all', rev: 1 }, path);
    expect([savedAgain.status, savedAgain.body.rev, plainTextOf(savedAgain.body.question)]).toEqual([
      200,
      2,
      'after all',
    ]);
  });

  it(`is saved once if the same change is sent again, also after its reply was lost [${id}]`, async () => {
    const created = await aQuestion();
    const change = { question: math('x^2'), rank: 2, rev: 0 };
    const sent = await Promise.all([1, 2, 3].map(() => desk.change(created.id, change, path)));
    expect(sent.map(({ status, body }) => [status, body.rev])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(await auditEntriesOf(server, created.id)).toHaveLength(2);
    // Without a revision there is no conflict check.
    expect((await desk.change(created.id, { rank: 1 }, path)).body).toMatchObject({ rank: 1, rev: 2 });
    expect((await desk.change(created.id, {}, path)).body.rev).toBe(2);
  });

  it(`is found by admins only, and not after it or its parent is deleted [${id}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const created = (await desk.create(questionList, { question: 'stem' })).body;
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).change(created.id, { rank: 1 }, path)).status).toBe(403);
    }
    expect((await deskOf(server, await server.as('super-admin')).change(created.id, { rank: 1 }, path)).status).toBe(
      200,
    );
    const deleted = (await desk.create(questionList)).body.id;
    await desk.remove(deleted);
    const table = {
      subTopic: 'subtopics',
      subsubTopic: 'subsubtopics',
      problemSet: 'problem_sets',
      AdminSatMockTest: 'exams',
    } as const;
    await setFlags(server.db, table[name], questionList.id, { deleted_at: new Date() });
    for (const missing of [created.id, deleted, newId()]) {
      const got = await desk.change(missing, { rank: 2 }, path);
      expect([got.status, got.body.errors]).toEqual([404, ['Question not found']]);
    }
    expect((await desk.change('seven', { rank: 2 }, path)).status).toBe(404);
  });
});

it('the path of problem-set questions does not change other questions [API-139]', async () => {
  const created = (await desk.create(await questionLists.subTopic(server.db), { question: 'stem' })).body;
  expect((await desk.change(created.id, { rank: 4 }, 'problemset_questions')).status).toBe(404);
  const own = (await desk.create(await questionLists.problemSet(server.db), { question: 'stem' })).body;
  expect((await desk.change(own.id, { rank: 4 })).body).toMatchObject({ rank: 4, problem_set_id: own.problem_set_id });
  expect((await desk.read(created.id)).rank).toBe(0);
});

it('a question changes between choices and free response only without answers of the old kind [API-126]', async () => {
  const questionList = await questionLists.subTopic(server.db);
  const choices = await addQuestion(server.db, questionList);
  const typed = await addTypedQuestion(server.db, questionList, { accept: ['5'] });
  const toTyped = await desk.change(choices.id, { is_free_response: true, rank: 2 });
  expect([toTyped.status, toTyped.body.errors]).toEqual([
    409,
    ['This question has choices. Delete them before it becomes a free response question.'],
  ]);
  const toChoices = await desk.change(typed, { is_free_response: false });
  expect([toChoices.status, toChoices.body.errors]).toEqual([
    409,
    ['This question has free response answers. Delete them before it becomes one with choices.'],
  ]);
  expect((await desk.change(choices.id, { is_free_response: false, rank: 1 })).body.rank).toBe(1);
  await desk.removeAnswer(choices.right);
  await desk.removeAnswer(choices.wrong);
  expect((await desk.change(choices.id, { is_free_response: true })).body.is_free_response).toBe(true);
  expect((await desk.answer({ question_id: choices.id, free_response_answer: '7' })).body.is_free_response).toBe(true);
});

it('an imported formula that does not compile does not prevent changes of other fields [API-126]', async () => {
  const questionList = await questionLists.subTopic(server.db);
  const broken = JSON.stringify([...paragraph('x'), { type: 'math', latex: '\\foo', children: [{ text: '' }] }]);
  const { id } = await addQuestion(server.db, questionList, { question: broken });
  const helped = await desk.change(id, { help: math('y') });
  expect([helped.status, Object.keys(helped.body.formulas)]).toEqual([200, ['$$y']]);
  expect((await desk.change(id, { question: broken, rank: 1 })).status).toBe(422);
  const corrected = await desk.change(id, { question: math('z') });
  expect([corrected.status, Object.keys(corrected.body.formulas).sort()]).toEqual([200, ['$$y', '$$z']]);
});

it('only authors see revisions [API-126]', async () => {
  const questionList = await questionLists.subTopic(server.db);
  const { id } = await addQuestion(server.db, questionList);
  const student = await server.as('student');
  const studentView = await student.call('GET /questions/{id}', { params: { id } });
  expect(Object.keys(studentView)).not.toContain('rev');
  expect(Object.keys(studentView)).not.toContain('updated_at');
  expect(studentView.answers.flatMap((answer) => Object.keys(answer))).not.toContain('rev');
  const authored = await admin.call('GET /questions/{id}', { params: { id } });
  expect([authored.rev, ...authored.answers.map(({ rev }) => rev)]).toEqual([0, 0, 0]);
});

it('updated_at is the last change of the question or of one of its answers', async () => {
  const questionList = await questionLists.subTopic(server.db);
  const { id } = await addQuestion(server.db, questionList);
  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
    return server.clock.now.toISOString();
  };
  const changed = later(60);
  expect((await desk.change(id, { help: 'Think.' })).body.updated_at).toBe(changed);
  const [answer] = (await desk.read(id)).answers;
  const answered = later(60);
  await desk.changeAnswer(answer?.id ?? '', { explanation: 'Because.' });
  expect((await desk.read(id)).updated_at).toBe(answered);
});
