import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addExam,
  addOwnExam,
  addQuestion,
  addQuestionTopic,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  setFlags,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('audit').execute();
});

const restore = (type: string, id: string, person = admin) =>
  callByName(server, person, 'POST /soft_delete/restore_record', { body: { id, type } });
const drop = (path: string, id: string, query = {}) =>
  callByName(server, admin, `DELETE ${path}/{id}`, { params: { id }, query });
const list = async (path: string, query = {}) =>
  (await callByName(server, admin, `GET ${path}`, { query })).body.data ?? [];
const ids = (rows: readonly LooseReply[]) => rows.map(({ id }) => id);
const living = async (table: 'topics' | 'subtopics' | 'subsubtopics' | 'problem_sets' | 'questions', id: string) =>
  (await server.db.selectFrom(table).select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()).deleted_at ===
  null;
/** Deletes a question without an API call. */
const bin = (table: 'questions', id: string) => setFlags(server.db, table, id, { deleted_at: new Date() });

describe('a deleted record', () => {
  it('is restored with its subtree at its former position, and the rest moves on [API-167] [RCY-001]', async () => {
    const topics: string[] = [];
    for (const position of [0, 1, 2]) topics.push(await addTopic(server.db, { position, title: `T${position}` }));
    const [first = '', topic = '', last = ''] = topics;
    const subtopic = await addSubtopic(server.db, topic);
    const sequence = await addSubsubtopic(server.db, subtopic);
    const step = await addQuestion(server.db, { kind: 'subsubtopic', id: sequence });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: sequence });
    const inSet = await addQuestion(server.db, { kind: 'problem_set', id: set });
    const before = await list('/topics');

    await drop('/topics', topic);
    expect((await list('/topics')).map(({ id, position }) => [id, position])).toEqual([
      [first, 0],
      [last, 1],
    ]);
    const back = await restore('topic', topic.toUpperCase(), superAdmin);
    expect([back.status, back.body]).toEqual([
      200,
      { id: topic, _id: topic, type: 'topic', title: 'T1', restore_position: 2 },
    ]);
    expect(await list('/topics')).toEqual(before);
    for (const question of [step.id, inSet.id]) expect(await living('questions', question)).toBe(true);
    expect(ids(await list('/problem_sets', { subsubtopic_id: sequence }))).toEqual([set]);
    const rows = await server.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(rows.map(({ actor_id, action, subject_id }) => [actor_id, action, subject_id])).toEqual([
      [admin.account.id, 'delete', topic],
      [superAdmin.account.id, 'restore', topic],
    ]);
  });

  it.each([
    ['sat', '/sats/test_sats'],
    ['act', '/acts/test_acts'],
  ] as const)('comes back as a whole %s', async (family, path) => {
    const [id, other] = [await addExam(server.db, family), await addExam(server.db, family, { position: 1 })];
    const section = family === 'sat' ? 'Reading' : 'English';
    const number = await addQuestionTopic(server.db, id, { section, position: 0 });
    const set = await addSet(server.db, { kind: `${family}_question`, id: number });
    const tested = await addQuestion(server.db, { kind: `${family}_test`, id });
    const before = await list(path);
    await drop(path, id);
    expect(ids(await list(path))).toEqual([other]);
    expect((await restore(family === 'sat' ? 'act' : 'sat', id)).status).toBe(404);
    expect((await restore(family, id)).body).toMatchObject({ title: 'Practice test', restore_position: 1 });
    expect(await list(path)).toEqual(before);
    expect(ids(await list(`${path}/${id}/problem_sets`))).toEqual([set]);
    expect(await living('questions', tested.id)).toBe(true);
  });

  it('is restored without records of another deletion', async () => {
    const topic = await addTopic(server.db);
    const [one, two] = [await addSubtopic(server.db, topic), await addSubtopic(server.db, topic, { position: 1 })];
    await drop('/subtopics', one);
    await drop('/topics', topic);
    await restore('topic', topic);
    expect(ids(await list('/subtopics', { test_id: topic }))).toEqual([two]);
    expect((await restore('subtopic', one)).body.restore_position).toBe(1);
    expect(ids(await list('/subtopics', { test_id: topic }))).toEqual([one, two]);
  });

  it('is not restored while its parent is in the bin, and the refusal says so', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const question = await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic });
    await drop('/topics', topic);
    const refusal = async (type: string, id: string) => {
      const reply = await restore(type, id);
      return [reply.status, reply.body.errors?.[0]];
    };
    expect(await refusal('subtopic', subtopic)).toEqual([
      409,
      'The topic that it belongs to is in the recycle bin: restore that first',
    ]);
    expect(await refusal('subsubtopic', subsubtopic)).toEqual([
      409,
      'The sub-topic that it belongs to is in the recycle bin: restore that first',
    ]);
    expect(await refusal('question', question.id)).toEqual([
      409,
      'The sub-sub-topic that it belongs to is in the recycle bin: restore that first',
    ]);
    expect(await refusal('problem_set', set)).toEqual([
      409,
      'Every place of this problem set is in the recycle bin: restore one of them first',
    ]);
    for (const id of [subtopic, subsubtopic]) {
      expect(await living(id === subtopic ? 'subtopics' : 'subsubtopics', id)).toBe(false);
    }
  });

  it('is restored at the end of a list that has become shorter, and keeps its links', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const [a, b, c] = [
      await addQuestion(server.db, parent),
      await addQuestion(server.db, parent, { position: 1 }),
      await addQuestion(server.db, parent, { position: 2 }),
    ];
    await server.db.updateTable('questions').where('id', '=', a.id).set({ link_right_question_id: c.id }).execute();
    await bin('questions', c.id);
    await bin('questions', b.id);
    const back = await restore('question', c.id);
    expect(back.body).toMatchObject({ title: 'What is x?', restore_position: 2 });
    const questions = await list('/question_subsubtopics', { subsubtopic_id: subsubtopic });
    expect(questions.map(({ id, position }) => [id, position])).toEqual([
      [a.id, 0],
      [c.id, 1],
    ]);
    expect(questions[0]?.link_right_question_id).toBe(c.id);
  });

  it('is not restored to a test section that is full', async () => {
    const exam = await addExam(server.db, 'sat');
    const section = { section: 'MathNoCalc', is_real: true };
    const gone = await addQuestion(server.db, { kind: 'sat_test', id: exam }, section);
    await bin('questions', gone.id);
    for (let position = 0; position < 20; position++) {
      await addQuestion(server.db, { kind: 'sat_test', id: exam }, { ...section, position });
    }
    const refused = await restore('question', gone.id);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ["You can't create more than 20 questions in this test!"],
    ]);
  });

  it('is returned with its position if it was already restored', async () => {
    const topic = await addTopic(server.db);
    await drop('/topics', topic);
    const replies = await Promise.all([restore('topic', topic), restore('topic', topic, superAdmin)]);
    expect(replies.map(({ status, body }) => [status, body.restore_position])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('is restored by authors only, and only by its kind', async () => {
    const { topic, subtopic } = await addSequencePlace(server.db);
    await drop('/subtopics', subtopic);
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await restore('subtopic', subtopic, await server.as(role))).status).toBe(403);
    }
    const missing: [string, string, string][] = [
      ['topic', subtopic, 'Topic not found'],
      ['subsubtopic', subtopic, 'Sub-sub-topic not found'],
      ['question', subtopic, 'Question not found'],
      ['problem_set', topic, 'Problem set not found'],
      ['sat', newId(), 'SAT not found'],
    ];
    for (const [type, id, sentence] of missing) {
      const reply = await restore(type, id);
      expect([reply.status, reply.body.errors]).toEqual([404, [sentence]]);
    }
    expect((await restore('answer', subtopic)).status).toBe(400);
    expect((await restore('topic', 'one')).body.errors).toEqual(['id: expected a UUID']);
    const record = await addOwnExam(server.db, 'sat', {
      user_id: (await server.as('student')).account.id,
      deleted_at: new Date(),
    });
    expect((await restore('sat', record)).status).toBe(404);
  });
});
