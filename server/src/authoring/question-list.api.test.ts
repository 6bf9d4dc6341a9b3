import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addExam, addOwnExam, addTopic } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { type Desk, deskOf } from './testing/desk.ts';
import { questionListNames, questionLists } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

it.each(questionListNames)('a question of a %s names its parent, and its parent lists it [API-125]', async (name) => {
  const questionList = await questionLists[name](server.db);
  const { status, body } = await desk.create(questionList, { question: 'here' });
  expect([status, body.errors]).toEqual([200, undefined]);
  const { question_type: section, sattopic_id, ...ids } = questionList.fields;
  expect(body).toMatchObject({ ...ids, type: name });
  if (section) expect(section).toBe(name);
  if (sattopic_id) expect(body.test_id).toBe(sattopic_id);
  expect(await desk.list(questionList)).toEqual([body]);
});

it('a request must name exactly one parent, and for a test its section and variant [API-125]', async () => {
  const [subTopic, test] = [await questionLists.subTopic(server.db), await questionLists.AdminSatMockTest(server.db)];
  const own = { sat_id: test.id };
  for (const [fields, message] of [
    [{}, 'Name one place of the questions: subtopic_id, sattopic_id, sat_question_id, act_question_id, sat_id, act_id'],
    [
      { ...subTopic.fields, ...own },
      'Name one place of the questions: subtopic_id, sattopic_id, sat_question_id, act_question_id, sat_id, act_id',
    ],
    [own, 'Name the section of the test: sat_type, and question_type AdminSatMockTest or AdminSatRealTest'],
    [
      { ...own, sat_type: 'MathCalc' },
      'Name the section of the test: sat_type, and question_type AdminSatMockTest or AdminSatRealTest',
    ],
    [
      { ...own, sat_type: 'MathCalc', question_type: 'AdminActMockTest' },
      'Name the section of the test: sat_type, and question_type AdminSatMockTest or AdminSatRealTest',
    ],
    [
      { ...own, sat_type: 'Science', question_type: 'AdminSatMockTest' },
      'sat_type: expected Reading or Writing or MathNoCalc or MathCalc or ReadingWriting1 or ReadingWriting2Easier or ReadingWriting2Harder or Math1 or Math2Easier or Math2Harder or LinearReadingWriting1 or LinearReadingWriting2 or LinearMath1 or LinearMath2',
    ],
  ] as const) {
    const got = await desk.create({ ...subTopic, fields });
    expect([got.status, got.body.errors]).toEqual([400, [message]]);
  }
});

it('an id of another kind of parent than the field names is not found [API-125]', async () => {
  const { db } = server;
  const math = await addTopic(db, { kind: 'math' });
  const act = await addExam(db, 'act');
  const own = await addOwnExam(db, 'sat', { user_id: (await server.as('student')).account.id });
  const actTopic = await questionLists.ActQuestionTopic(db);
  const test = { sat_type: 'MathCalc', question_type: 'AdminSatMockTest' };
  for (const fields of [
    { sattopic_id: math },
    { sat_id: act, ...test },
    { sat_id: own, ...test },
    { sat_question_id: actTopic.id },
  ]) {
    expect((await desk.create({ ...actTopic, fields })).status, JSON.stringify(fields)).toBe(404);
  }
});

describe('a test section', () => {
  it('can have questions even if no student can take it [API-125]', async () => {
    const created = await questionLists.AdminSatMockTest(server.db);
    const questionList = { ...created, fields: { ...created.fields, sat_type: 'Reading' } };
    const { status, body } = await desk.create(questionList);
    expect([status, body.sat_type]).toEqual([200, 'Reading']);
    expect(await desk.list(questionList)).toEqual([body]);
  });

  it.each([
    ['AdminSatMockTest', 20, { sat_type: 'MathNoCalc' }],
    ['AdminSatRealTest', 38, { sat_type: 'MathCalc' }],
    ['AdminActMockTest', 60, { act_type: 'Mathematics' }],
  ] as const)(
    '%s accepts at most %i questions, one by one and at the same time [API-125] [API-127]',
    async (name, cap, type) => {
      const created = await questionLists[name](server.db);
      const questionList = { ...created, fields: { ...created.fields, ...type } };
      const message = `You can't create more than ${cap} questions in this test!`;
      const tooMany = await desk.createSeveral(
        questionList,
        Array.from({ length: cap + 1 }, () => ({})),
      );
      expect([tooMany.status, tooMany.body.errors]).toEqual([409, [message]]);
      expect(await desk.list(questionList)).toEqual([]);
      const first = Array.from({ length: cap - 1 }, () => ({}));
      expect((await desk.createSeveral(questionList, first)).status).toBe(200);
      const last = { id: newId() };
      const both = await Promise.all([desk.create(questionList, last), desk.create(questionList)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await desk.create(questionList)).body.errors).toEqual([message]);
      const [oldest] = await desk.list(questionList);
      if (both[0]?.status === 200) expect((await desk.create(questionList, last)).status).toBe(200);
      await desk.remove(oldest?.id ?? '');
      expect((await desk.create(questionList)).status).toBe(200);
      expect(await desk.list(questionList)).toHaveLength(cap);
    },
  );

  it('counts only its own variant, and no other parent has a limit [API-125] [API-127]', async () => {
    const mock = await questionLists.AdminSatMockTest(server.db);
    const real = { ...mock, fields: { ...mock.fields, question_type: 'AdminSatRealTest' } };
    const twenty = Array.from({ length: 20 }, () => ({}));
    expect((await desk.createSeveral(mock, twenty)).status).toBe(200);
    expect((await desk.createSeveral(real, twenty)).status).toBe(200);
    const set = await questionLists.problemSet(server.db);
    expect((await desk.createSeveral(set, [...twenty, ...twenty, ...twenty, ...twenty])).status).toBe(200);
  });
});
