import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addTopic,
  clearContent,
  linkSet,
} from '../testing/content.ts';
import { anAnswer, answerAll, aSequence, aSet, save } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import { countContent } from './testing/count-content.ts';

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
  for (const table of ['drafts', 'audit'] as const) await server.db.deleteFrom(table).execute();
});

const erase = (type: string, id: string, person = admin) =>
  callByName(server, person, 'POST /soft_delete/hard_delete', { body: { id, type } });
const restore = (type: string, id: string) =>
  callByName(server, superAdmin, 'POST /soft_delete/restore_record', { body: { id, type } });
async function drop(path: string, id: string, query = {}) {
  expect((await callByName(server, admin, `DELETE ${path}/{id}`, { params: { id }, query })).status).toBe(200);
}
const outcomeOf = ({ status, body }: { status: number; body: LooseReply }) => [status, body.errors?.[0] ?? body.title];
const counts = () => countContent(server.db);
const findRow = async (table: 'problem_sets' | 'subsubtopics', id: string) =>
  (await server.db.selectFrom(table).select(['deleted_at']).where('id', '=', id).execute()).map(({ deleted_at }) =>
    deleted_at ? 'in the bin' : 'living',
  )[0] ?? 'gone';

describe('a permanent deletion', () => {
  it('deletes a record of the bin with its subtree, and returns its title [API-166] [RCY-001]', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic });
    for (const parent of [
      { kind: 'subtopic', id: subtopic },
      { kind: 'subsubtopic', id: subsubtopic },
      { kind: 'problem_set', id: set },
    ] as const) {
      await addQuestion(server.db, parent);
    }
    const other = await addTopic(server.db, { title: 'Geometry', position: 1 });
    await drop('/topics', topic);
    const reply = await erase('topic', topic.toUpperCase());
    expect([reply.status, reply.body]).toEqual([200, { id: topic, _id: topic, type: 'topic', title: 'Algebra' }]);
    expect(await counts()).toEqual({ topics: 1 });
    expect((await restore('topic', topic)).status).toBe(404);
    expect((await callByName(server, admin, 'GET /topics')).body.data?.map(({ id }) => id)).toEqual([other]);
    const [last] = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(last).toMatchObject({
      actor_id: admin.account.id,
      action: 'hard_delete',
      subject: 'topic',
      subject_id: topic,
      detail: { title: 'Algebra', took: { topics: 1, subtopics: 1, subsubtopics: 1, problem_sets: 1, questions: 3 } },
    });
  });

  it.each(['sat', 'act'] as const)('deletes a whole %s without student attempts', async (family) => {
    const test = await addTestFixture(server.db, family);
    await drop(`/${family}s/test_${family}s`, test.exam);
    expect((await erase(family, test.exam)).status).toBe(200);
    expect(await counts()).toEqual({});
  });

  it('deletes a question with its answers, and links to it become null', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const [one, two] = [await addQuestion(server.db, parent), await addQuestion(server.db, parent, { position: 1 })];
    await server.db.updateTable('questions').set({ link_right_question_id: two.id }).where('id', '=', one.id).execute();
    await server.db.updateTable('answers').set({ next_question_id: two.id }).where('id', '=', one.wrong).execute();
    await drop('/question_subsubtopics', two.id);
    expect(outcomeOf(await erase('question', two.id))).toEqual([200, 'What is x?']);
    expect(await counts()).toMatchObject({ questions: 1, answers: 2 });
    const { body } = await callByName(server, admin, 'GET /question_subsubtopics', {
      query: { subsubtopic_id: subsubtopic },
    });
    expect(body.data).toMatchObject([{ id: one.id, link_right_question_id: null }]);
    const [answer] = await server.db.selectFrom('answers').selectAll().where('id', '=', one.wrong).execute();
    expect(answer?.next_question_id).toBe(null);
  });

  it('keeps students’ results with the last title, and assignments of the rest', async () => {
    const student = await server.as('student');
    const [sequence, set] = [await aSequence(server.db), await aSet(server.db, 1)];
    await answerAll(student, sequence.reference, [[sequence.first, true]]);
    await answerAll(student, set.reference, [[set.questions[0] ?? sequence.first, false]]);
    const before = await student.call('GET /accounts/results');
    expect(before.answers.map(({ title, question }) => [title, question])).toEqual([
      ['Practice', 'What is x?'],
      ['Equations, One step', 'What is x?'],
    ]);
    for (const { id } of await server.db.selectFrom('topics').select('id').execute()) {
      await drop('/topics', id);
      expect((await erase('topic', id)).status).toBe(200);
    }
    expect(await counts()).toEqual({});
    const after = await student.call('GET /accounts/results');
    expect(after.progress).toEqual(before.progress);
    const answerSummary = ({ title, question, given, right }: (typeof before.answers)[number]) => [
      title,
      question,
      given,
      right,
    ];
    expect(after.answers.map(answerSummary)).toEqual(before.answers.map(answerSummary));
    expect(after.answers.map(({ given }) => given)).toEqual(['wrong', 'right']);
  });

  it('refuses a practice answer that arrives afterwards with gone', async () => {
    const student = await server.as('student');
    const { reference, questions } = await aSet(server.db, 1);
    const [question] = questions;
    if (!question) throw new Error('the set has a question');
    await server.db.updateTable('questions').set({ deleted_at: new Date() }).execute();
    expect((await erase('question', question.id)).status).toBe(200);
    expect(await refusalOf(save(student, anAnswer(student, reference, question.id, [question.right])))).toEqual([
      410,
      'This question was deleted for good before this answer arrived.',
    ]);
  });

  it.each(['sat', 'act'] as const)('keeps the tests that students took of a %s, with its title', async (family) => {
    const student = await server.as('student');
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true), entryFor(test, 1, false)]);
    await at.submit();
    const { tests } = await student.call('GET /accounts/results');
    await drop(`/${family}s/test_${family}s`, test.exam);
    expect((await erase(family, test.exam)).status).toBe(200);
    expect(await counts()).toEqual({ exams: 1 });
    const after = await student.call('GET /accounts/results');
    const testSummary = ({ exam, right, questions }: (typeof tests)[number]) => [exam, right, questions];
    expect(after.tests.map(testSummary)).toEqual(tests.map(testSummary));
    expect(after.tests[0]?.answers.map(({ question, given }) => `${question} ${given}`).toSorted()).toEqual([
      'What is x? right',
      'What is x? wrong',
    ]);
    const { body } = await callByName(server, admin, 'GET /soft_delete/deleted_records', { query: { type: family } });
    expect([body.data, body.count]).toEqual([[], 0]);
    expect((await restore(family, test.exam)).status).toBe(404);
    expect((await erase(family, test.exam)).status).toBe(410);
  });

  it('deletes the drafts of the deleted records', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const question = await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic });
    const draft = (subject_id: string) => ({
      body: { key: `k:${subject_id}`, subject_id, base_rev: 0, content: { text: 'x' }, stamp: 1 },
    });
    const other = newId();
    for (const id of [question.id, question.right, other]) await admin.call('PUT /drafts', draft(id));
    await drop('/question_subsubtopics', question.id);
    await erase('question', question.id);
    expect((await admin.call('GET /drafts', { query: {} })).data.map(({ subject_id }) => subject_id)).toEqual([other]);
  });
});

describe('a problem set', () => {
  it('keeps its other parents when one parent is deleted permanently', async () => {
    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one });
    await addQuestion(server.db, { kind: 'problem_set', id: set });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: two });
    await drop('/subsubtopics', one);
    expect((await erase('subsubtopic', one)).status).toBe(200);
    expect(await counts()).toMatchObject({ subsubtopics: 1, problem_sets: 1, problem_set_places: 1, questions: 1 });
    const { body } = await callByName(server, admin, 'GET /problem_sets', { query: { subsubtopic_id: two } });
    expect(body.data).toMatchObject([{ id: set, subsubtopic_id: [two] }]);
  });

  it('with another parent in the bin stays in the bin, and is restored with that parent', async () => {
    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one });
    const { id: question } = await addQuestion(server.db, { kind: 'problem_set', id: set });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: two });
    await drop('/subsubtopics', one);
    await drop('/subsubtopics', two);
    expect((await erase('subsubtopic', two)).status).toBe(200);
    expect(await findRow('problem_sets', set)).toBe('in the bin');
    expect((await restore('subsubtopic', one)).status).toBe(200);
    expect(await findRow('problem_sets', set)).toBe('living');
    const { body } = await callByName(server, admin, 'GET /problemset_questions', { query: { problem_set_id: set } });
    expect(body.data?.map(({ id }) => id)).toEqual([question]);
  });

  it('that an author deleted stays in the bin while it has a parent, and is deleted with the last one', async () => {
    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: two });
    await drop('/problem_sets', set);
    await drop('/subsubtopics', one);
    await erase('subsubtopic', one);
    await drop('/subsubtopics', two);
    await restore('subsubtopic', two);
    expect(await findRow('problem_sets', set)).toBe('in the bin');
    await drop('/subsubtopics', two);
    await erase('subsubtopic', two);
    expect(await findRow('problem_sets', set)).toBe('gone');
  });
});
