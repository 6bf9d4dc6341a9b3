import { Answer } from '@fourfold/core/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { auditEntriesOf, type Desk, deskOf, plainTextOf } from './testing/desk.ts';
import { questionLists, type TestQuestionList } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const aQuestion = async (fields: Readonly<Record<string, unknown>> = {}, questionList?: TestQuestionList) =>
  (await desk.create(questionList ?? (await questionLists.subTopic(server.db)), fields)).body;
const typedNote = 'Note: A free response Answer can only be added to a free response Question.';
const choiceNote = 'Note: A Non-free response Answer can only be added to a non-free response Question.';
const formula = (latex: string) => JSON.stringify([{ type: 'math', latex, children: [{ text: '' }] }]);
const answersOf = async (id: string) => (await desk.read(id)).answers;
const answerTexts = async (id: string) => (await answersOf(id)).map(({ answer }) => plainTextOf(answer));

describe.each([
  ['answers', 'subTopic', 'API-147'],
  ['problemset_answers', 'problemSet', 'API-152'],
] as const)('POST /%s', (path, name, id) => {
  const own = async (fields: Readonly<Record<string, unknown>> = {}) =>
    aQuestion(fields, await questionLists[name](server.db));

  it(`adds a choice at the end, with only the given fields [${id}]`, async () => {
    const question = await own({ answers: [{ answer: 'first' }] });
    const { status, body } = await desk.answer(
      { question_id: question.id, answer: formula('\\pi'), explanation: 'Because.', correct: true },
      path,
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(Answer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      question_id: question.id,
      position: 1,
      correct: true,
      rev: 0,
      is_free_response: false,
    });
    expect([plainTextOf(body.explanation), Object.keys(body.formulas)]).toEqual(['Because.', ['$$\\pi']]);
    expect(await answersOf(question.id)).toContainEqual(body);
    expect(await auditEntriesOf(server, body.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'create', subject: 'answer', detail: { question_id: question.id } },
    ]);
  });

  it(`adds a typed answer to a free response question with the text NA and as correct, whatever is sent [${id}]`, async () => {
    const question = await own({ is_free_response: true });
    const typed = { free_response_answer: '12.5', symbol: '$', symbol_position_left: true, is_exact_match: true };
    const { body } = await desk.answer(
      { question_id: question.id, ...typed, answer: 'NA', explanation: 'NA', correct: false },
      path,
    );
    expect(body).toMatchObject({ ...typed, answer: 'NA', explanation: 'NA', correct: true, is_free_response: true });
    const [row] = await server.db.selectFrom('answers').where('id', '=', body.id).selectAll().execute();
    expect([row?.answer, row?.explanation, row?.correct]).toEqual([[], [], true]);
  });

  it(`refuses an answer of the other kind, with the note [${id}]`, async () => {
    const [choices, typed] = [await own(), await own({ is_free_response: true })];
    for (const [question, fields, note] of [
      [choices, { free_response_answer: '5' }, typedNote],
      [choices, { answer: 'a', symbol: '$' }, typedNote],
      [choices, { answer: 'a', is_exact_match: true }, typedNote],
      [typed, { answer: 'a' }, choiceNote],
      [typed, { free_response_answer: '5', explanation: formula('x') }, choiceNote],
    ] as const) {
      const got = await desk.answer({ question_id: question.id, ...fields }, path);
      expect([got.status, got.body.errors]).toEqual([409, [note]]);
    }
    expect([...(await answersOf(choices.id)), ...(await answersOf(typed.id))]).toEqual([]);
  });

  it(`inserts it at the given position, once if it is sent repeatedly [${id}]`, async () => {
    const question = await own({ answers: [{ answer: 'a' }, { answer: 'c' }] });
    const body = { id: newId(), question_id: question.id, answer: 'b', position: 1 };
    const sent = await Promise.all([1, 2, 3].map(() => desk.answer(body, path)));
    expect(sent.map(({ status, body }) => [status, body.position])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(await answerTexts(question.id)).toEqual(['a', 'b', 'c']);
    expect((await answersOf(question.id)).map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(await auditEntriesOf(server, body.id)).toHaveLength(1);
    const other = await own();
    const refused = await desk.answer({ ...body, question_id: other.id }, path);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['This id already names another answer: give each answer an id of its own'],
    ]);
  });

  it(`is for admins only, and for living questions of living parents only [${id}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const question = await aQuestion({}, questionList);
    const deleted = await aQuestion({}, questionList);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const other = deskOf(server, await server.as(role));
      expect((await other.answer({ question_id: question.id, answer: 'a' }, path)).status).toBe(403);
    }
    expect(
      (await deskOf(server, await server.as('super-admin')).answer({ question_id: question.id }, path)).status,
    ).toBe(200);
    await desk.remove(deleted.id);
    for (const missing of [deleted.id, newId()]) {
      expect((await desk.answer({ question_id: missing, answer: 'a' }, path)).status).toBe(404);
    }
    expect((await desk.answer({ question_id: 'seven' }, path)).status).toBe(400);
    await setFlags(server.db, name === 'subTopic' ? 'subtopics' : 'problem_sets', questionList.id, {
      deleted_at: new Date(),
    });
    expect((await desk.answer({ question_id: question.id, answer: 'a' }, path)).status).toBe(404);
  });

  it(`refuses an invalid document, and adds nothing [${id}]`, async () => {
    const question = await own();
    const got = await desk.answer({ question_id: question.id, answer: 'a', explanation: formula('\\foo') }, path);
    expect([got.status, got.body.errors?.[0]]).toEqual([
      422,
      expect.stringMatching(/explanation: formula \\foo: \\foo is not/),
    ]);
    expect(await answersOf(question.id)).toEqual([]);
  });
});

it('the path of problem-set answers does not add answers to other questions [API-152]', async () => {
  const question = await aQuestion();
  expect((await desk.answer({ question_id: question.id, answer: 'a' }, 'problemset_answers')).status).toBe(404);
  const own = await aQuestion({}, await questionLists.problemSet(server.db));
  const { body } = await desk.answer({ question_id: own.id, answer: 'a' });
  expect(body.problemSet_id).toBe(own.problem_set_id);
});

describe('several answers', () => {
  it('are added to one or more questions, each at its position, all or none [API-148]', async () => {
    const [one, two] = [await aQuestion({ answers: [{ answer: 'b' }] }), await aQuestion({ is_free_response: true })];
    const { status, body } = await desk.answerSeveral([
      { question_id: one.id, answer: 'c', correct: true },
      { question_id: two.id, free_response_answer: '5' },
      { question_id: one.id, answer: 'a', position: 0 },
    ]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data?.map(({ question_id, position }) => [question_id, position])).toEqual([
      [one.id, 2],
      [two.id, 0],
      [one.id, 0],
    ]);
    expect(await answerTexts(one.id)).toEqual(['a', 'b', 'c']);
    for (const bad of [
      { question_id: newId(), answer: 'x' },
      { question_id: two.id, answer: 'x' },
      { question_id: one.id, answer: formula('\\foo') },
      { question_id: one.id, id: body.data?.[1]?.id, answer: 'x' },
    ]) {
      const got = await desk.answerSeveral([{ question_id: one.id, answer: 'd' }, bad]);
      expect([404, 409, 422]).toContain(got.status);
    }
    expect(await answerTexts(one.id)).toEqual(['a', 'b', 'c']);
  });

  it('are stored once if sent twice, and two requests for the same questions at once do not deadlock [API-148]', async () => {
    const [one, two] = [await aQuestion(), await aQuestion()];
    const mine = [one, two].map(({ id }) => ({ id: newId(), question_id: id, answer: 'mine' }));
    const theirs = [two, one].map(({ id }) => ({ id: newId(), question_id: id, answer: 'theirs' }));
    const sent = await Promise.all([mine, theirs, mine, theirs].map((answers) => desk.answerSeveral(answers)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { id } of [one, two]) expect((await answerTexts(id)).toSorted()).toEqual(['mine', 'theirs']);
  });

  it('are for admins only [API-148]', async () => {
    const { id } = await aQuestion();
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await deskOf(server, await server.as(role)).answerSeveral([{ question_id: id }])).status).toBe(403);
    }
  });
});
