import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addExam,
  addOwnExam,
  addQuestion,
  addQuestionTopic,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addTopic,
  clearContent,
  linkSet,
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
beforeEach(() => clearContent(server.db));

const bin = (type: string, more: Record<string, string> = {}, person = admin) =>
  callByName(server, person, 'GET /soft_delete/deleted_records', { query: { type, ...more } });
const rows = async (type: string) => (await bin(type)).body.data ?? [];
async function drop(path: string, id: string, person = admin, query = {}) {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  expect((await callByName(server, person, `DELETE ${path}/{id}`, { params: { id }, query })).status).toBe(200);
}
const restore = (type: string, id: string) =>
  callByName(server, admin, 'POST /soft_delete/restore_record', { body: { id, type } });
const titles = (found: readonly LooseReply[]) => found.map(({ title }) => title);

describe('the recycle bin', () => {
  it('lists the deleted records of a kind, the newest first, after those already loaded, and counts each kind [API-165] [RCY-001]', async () => {
    for (let n = 0; n < 24; n++) await drop('/topics', await addTopic(server.db, { title: `Topic ${n}` }));
    await addTopic(server.db, { title: 'Living' });
    const { body } = await bin('topic');
    expect(titles(body.data ?? [])).toEqual(Array.from({ length: 20 }, (_, at) => `Topic ${23 - at}`));
    expect([body.count, body.counts]).toEqual([
      24,
      { sat: 0, act: 0, topic: 24, subtopic: 0, subsubtopic: 0, problem_set: 0, question: 0 },
    ]);
    const more = await bin('topic', { existing_record: '20' });
    expect(titles(more.body.data ?? [])).toEqual(['Topic 3', 'Topic 2', 'Topic 1', 'Topic 0']);
    const few = await bin('topic', { existing_record: '2', limit: '3' });
    expect(titles(few.body.data ?? [])).toEqual(['Topic 21', 'Topic 20', 'Topic 19']);
    expect((await bin('topic', { existing_record: '24' })).body.data).toEqual([]);
  });

  it('names the kind of what was deleted last: of the record with which others were deleted', async () => {
    const latest = async () => (await bin('sat')).body.latest;
    expect(await latest()).toBeNull();
    const { topic, subtopic } = await addSequencePlace(server.db);
    await drop('/subtopics', subtopic);
    expect(await latest()).toBe('subtopic');
    await drop('/sats/test_sats', await addExam(server.db, 'sat', { title: 'May' }));
    expect(await latest()).toBe('sat');
    await drop('/topics', topic);
    expect(await latest()).toBe('topic');
  });

  it('shows the ancestors of each record, and when and by whom it was deleted, directly or with its parent [API-165]', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Slopes' });
    const question = await addQuestion(server.db, { kind: 'problem_set', id: set });
    const sat = await addExam(server.db, 'sat', { title: 'May' });
    await addQuestion(server.db, { kind: 'sat_test', id: sat }, { section: 'MathCalc', is_real: true });
    await drop('/topics', topic, superAdmin);
    const deleted_at = server.clock.now.toISOString();
    await drop('/sats/test_sats', sat);
    const by = { deleted_at, deleted_by: superAdmin.account.username };
    expect(await rows('topic')).toEqual([
      { id: topic, _id: topic, type: 'topic', title: 'Algebra', above: [], held_back: null, ...by },
    ]);
    expect(await rows('subtopic')).toMatchObject([{ id: subtopic, title: 'Equations', above: ['Algebra'], ...by }]);
    expect(await rows('problem_set')).toMatchObject([
      { id: set, title: 'Slopes', above: ['Algebra', 'Equations', 'One step'], ...by },
    ]);
    expect(await rows('sat')).toMatchObject([{ title: 'May', deleted_by: admin.account.username }]);
    expect(await rows('question')).toMatchObject([
      { title: 'What is x?', above: ['May', 'Math - Calculator, real'], deleted_by: admin.account.username },
      { id: question.id, above: ['Algebra', 'Equations', 'One step', 'Slopes'], ...by },
    ]);
  });

  it('shows why a record cannot be restored yet, with the text of the refusal [RCY-001]', async () => {
    const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic });
    const parents = [
      { kind: 'subtopic', id: subtopic },
      { kind: 'subsubtopic', id: subsubtopic },
      { kind: 'problem_set', id: set },
    ] as const;
    for (const parent of parents) await addQuestion(server.db, parent);
    const satTopic = await addTopic(server.db, { kind: 'sat' });
    await addQuestion(server.db, { kind: 'sattopic', id: satTopic });
    await drop('/sat_topics', satTopic);
    for (const family of ['sat', 'act'] as const) {
      const exam = await addExam(server.db, family);
      const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
      const number = await addQuestionTopic(server.db, exam, { section, position: 0 });
      await addQuestion(server.db, { kind: `${family}_question`, id: number });
      await addQuestion(server.db, { kind: `${family}_test`, id: exam }, { section, is_real: false });
      await drop(`/${family}s/test_${family}s`, exam);
    }
    await drop('/topics', topic);
    const reasons = [];
    for (const type of ['sat', 'act', 'topic', 'subtopic', 'subsubtopic', 'problem_set', 'question']) {
      for (const { id, held_back } of await rows(type)) {
        if (held_back === null) continue;
        const refused = await restore(type, String(id));
        expect([refused.status, refused.body.errors], `${type}`).toEqual([409, [held_back]]);
        reasons.push(String(held_back).replace(' that it belongs to is in the recycle bin: restore that first', ''));
      }
    }
    expect(reasons.toSorted()).toEqual(
      [
        'The ACT',
        'The ACT',
        'The SAT',
        'The SAT',
        'The SAT topic',
        'The problem set',
        'The sub-sub-topic',
        'The sub-topic',
        'The sub-topic',
        'The topic',
        'Every place of this problem set is in the recycle bin: restore one of them first',
      ].toSorted(),
    );
  });

  it('shows this for a question of a full test section, and for a set without a living parent', async () => {
    const exam = await addExam(server.db, 'sat');
    const section = { section: 'MathNoCalc', is_real: true };
    const gone = await addQuestion(server.db, { kind: 'sat_test', id: exam }, section);
    await drop('/questions', gone.id);
    expect(await rows('question')).toMatchObject([{ held_back: null }]);
    for (let position = 0; position < 20; position++) {
      await addQuestion(server.db, { kind: 'sat_test', id: exam }, { ...section, position });
    }
    expect(await rows('question')).toMatchObject([
      { held_back: "You can't create more than 20 questions in this test!" },
    ]);

    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1, title: 'Two steps' });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: two });
    await drop('/problem_sets', set);
    await drop('/subsubtopics', one);
    expect(await rows('problem_set')).toMatchObject([
      { id: set, held_back: null, above: ['Algebra', 'Equations', 'Two steps'] },
    ]);
    await drop('/subsubtopics', two);
    expect(await rows('problem_set')).toMatchObject([
      { held_back: 'Every place of this problem set is in the recycle bin: restore one of them first' },
    ]);
  });

  it('is for authors only, contains nothing of students, and has seven kinds', async () => {
    const user_id = (await server.as('student')).account.id;
    await addOwnExam(server.db, 'sat', { user_id, deleted_at: new Date() });
    expect((await bin('sat')).body).toMatchObject({ data: [], count: 0 });
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await bin('topic', {}, await server.as(role))).status).toBe(403);
    }
    expect((await bin('topic', {}, superAdmin)).status).toBe(200);
    for (const query of [
      { type: 'answer' },
      { type: 'topic', existing_record: '-1' },
      { type: 'topic', limit: '101' },
    ]) {
      expect((await bin(query.type, query)).status).toBe(400);
    }
  });
});
