import { Question } from '@fourfold/core/contract/content';
import { hardest, ranks } from '@fourfold/core/ranks/ranks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, setFlags } from '../testing/content.ts';
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

const stems = async (questionList: TestQuestionList) =>
  (await desk.list(questionList)).map(({ question }) => plainTextOf(question));
const formula = (latex: string) =>
  JSON.stringify([
    { type: 'paragraph', children: [{ text: '' }, { type: 'inline-math', latex, children: [{ text: '' }] }] },
  ]);

const tagged = {
  questions: ['API-125', 'API-127'],
  question_subsubtopics: ['API-130', 'API-131'],
  problemset_questions: ['API-135', 'API-136'],
} as const;

describe.each([
  ['subTopic', 'questions'],
  ['subsubTopic', 'question_subsubtopics'],
  ['problemSet', 'problemset_questions'],
] as const)('in a %s', (name, path) => {
  const [one, several] = tagged[path];

  it(`a question is created at the end, with only the given fields [${one}]`, async () => {
    const questionList = await questionLists[name](server.db);
    await addQuestion(server.db, questionList);
    const { status, body } = await desk.create(questionList, {
      question: formula('\\frac{1}{2}'),
      question_exp: 'Because.',
      help: 'Think.',
      help_exp: 'Of halves.',
      rank: 4,
      is_calc: false,
      is_hidden: true,
      exp_position_before_answer: true,
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(Question.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      position: 1,
      rank: 4,
      is_calc: false,
      is_hidden: true,
      is_free_response: false,
      exp_position_before_answer: true,
      rev: 0,
      answers: [],
      total_answers: 0,
      type: name,
      ...questionList.fields,
    });
    expect([body.question_exp, body.help, body.help_exp].map(plainTextOf)).toEqual([
      'Because.',
      'Think.',
      'Of halves.',
    ]);
    expect(Object.keys(body.formulas)).toEqual(['$\\frac{1}{2}']);
    expect(await desk.read(body.id)).toEqual(body);
    expect(await auditEntriesOf(server, body.id)).toMatchObject([
      { actor_id: admin.account.id, action: 'create', subject: 'question', detail: { place_id: questionList.id } },
    ]);
  });

  it(`several are created at once, and each is returned with the id that it was copied from [${several}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const [first, second] = [newId(), newId()];
    const { status, body } = await desk.createSeveral(questionList, [
      { question: 'one', previous_id: first, answers: [{ answer: 'yes', correct: true }, { answer: 'no' }] },
      { question: 'two', previous_id: second, is_free_response: true, answers: [{ free_response_answer: '5' }] },
    ]);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data?.map(({ previous_id }) => previous_id)).toEqual([first, second]);
    expect(body.data?.map(({ position }) => position)).toEqual([0, 1]);
    const [choices, typed] = body.data ?? [];
    expect(choices?.answers.map(({ answer, correct }) => [plainTextOf(answer), correct])).toEqual([
      ['yes', true],
      ['no', false],
    ]);
    expect(typed?.answers).toMatchObject([
      { answer: 'NA', explanation: 'NA', correct: true, is_free_response: true, free_response_answer: '5' },
    ]);
    expect(await stems(questionList)).toEqual(['one', 'two']);
    for (const { id } of body.data ?? []) expect(await auditEntriesOf(server, id)).toHaveLength(1);
  });

  it('a question is stored with every possible rank', async () => {
    const questionList = await questionLists[name](server.db);
    const { status } = await desk.createSeveral(
      questionList,
      ranks.map((rank) => ({ question: `of rank ${rank}`, rank })),
    );
    expect(status).toBe(200);
    expect((await desk.list(questionList)).map(({ rank }) => rank)).toEqual(ranks);
  });

  it(`several are created all or none [${several}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const known = (await desk.create(await questionLists[name](server.db))).body.id;
    for (const [bad, status, message] of [
      [{ question: formula('\\frac{1}') }, 422, /^question 2, question: formula \\frac\{1\}: /],
      [{ help: '[{"type":"script","children":[]}]' }, 422, /^question 2, help: block 1: "script" is unknown/],
      [{ answers: [{ answer: 'a' }, { answer: formula('\\foo') }] }, 422, /^question 2, answer 2, answer: formula/],
      [{ answers: [{ free_response_answer: '5' }] }, 409, /^Note: A free response Answer can only/],
      [{ rank: ranks.length }, 400, new RegExp(`^questions\\.1\\.rank: expected at most ${hardest}`)],
      [{ id: known }, 409, /^This id already names another question/],
    ] as const) {
      const got = await desk.createSeveral(questionList, [{ question: 'one' }, { question: 'two', ...bad }]);
      expect([got.status, got.body.errors?.[0]]).toEqual([status, expect.stringMatching(message)]);
    }
    expect(await desk.list(questionList)).toEqual([]);
  });

  it(`a question is inserted in the middle at the given position, and the rest moves on [${one}]`, async () => {
    const questionList = await questionLists[name](server.db);
    await desk.createSeveral(questionList, [{ question: 'a' }, { question: 'd' }]);
    expect((await desk.create(questionList, { question: 'b', position: 1 })).body.position).toBe(1);
    await desk.createSeveral(questionList, [
      { question: 'c', position: 2 },
      { question: 'zero', position: 0 },
      { question: 'last', position: 900 },
    ]);
    expect(await stems(questionList)).toEqual(['zero', 'a', 'b', 'c', 'd', 'last']);
    expect((await desk.list(questionList)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it(`the same request, sent twice or at the same time, creates one question [${one}] [${several}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const body = { id: newId(), question: 'once', answers: [{ id: newId(), answer: 'a' }] };
    const sent = await Promise.all([1, 2, 3, 4].map(() => desk.create(questionList, body)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const questions = [
      { id: newId(), question: 'x' },
      { id: newId().toUpperCase(), question: 'y' },
    ];
    await Promise.all([desk.createSeveral(questionList, questions), desk.createSeveral(questionList, questions)]);
    expect(await stems(questionList)).toEqual(['once', 'x', 'y']);
    expect(await auditEntriesOf(server, body.id)).toHaveLength(1);
  });

  it(`an id of another record is refused, and the id of a deleted question does not restore it [${one}]`, async () => {
    const [questionList, other] = [await questionLists[name](server.db), await questionLists[name](server.db)];
    const { id } = (await desk.create(other, { question: 'there', answers: [{ id: newId(), answer: 'mine' }] })).body;
    const refused = await desk.create(questionList, { id, question: 'here' });
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['This id already names another question: give each question an id of its own'],
    ]);
    const answer = (await desk.read(id)).answers[0]?.id;
    const stolen = await desk.create(questionList, { question: 'here', answers: [{ id: answer, answer: 'stolen' }] });
    expect(stolen.status).toBe(409);
    expect(plainTextOf((await desk.read(id)).answers[0]?.answer ?? '')).toBe('mine');
    await desk.remove(id);
    expect((await desk.create(other, { id, question: 'again' })).status).toBe(410);
    const twin = newId();
    expect((await desk.createSeveral(questionList, [{ id: twin }, { id: twin }])).status).toBe(409);
    expect(await desk.list(questionList)).toEqual([]);
  });

  it(`a parent that is deleted or does not exist accepts no question [${one}] [${several}]`, async () => {
    const questionList = await questionLists[name](server.db);
    const table = { subTopic: 'subtopics', subsubTopic: 'subsubtopics', problemSet: 'problem_sets' } as const;
    await setFlags(server.db, table[name], questionList.id, { deleted_at: new Date() });
    expect((await desk.create(questionList)).status).toBe(404);
    expect((await desk.createSeveral(questionList, [{}])).status).toBe(404);
    const field = Object.keys(questionList.fields)[0] ?? '';
    expect((await desk.create({ ...questionList, fields: { [field]: newId() } })).status).toBe(404);
    expect((await desk.create({ ...questionList, fields: { [field]: 'x' } })).status).toBe(400);
  });

  it(`only admins create a question [${one}] [${several}]`, async () => {
    const questionList = await questionLists[name](server.db);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      const other = deskOf(server, await server.as(role));
      expect([
        (await other.create(questionList)).status,
        (await other.createSeveral(questionList, [{}])).status,
      ]).toEqual([403, 403]);
    }
    const superDesk = deskOf(server, await server.as('super-admin'));
    expect((await superDesk.create(questionList)).status).toBe(200);
    expect((await superDesk.createSeveral(questionList, [{}])).status).toBe(200);
    expect(await desk.list(questionList)).toHaveLength(2);
  });
});
