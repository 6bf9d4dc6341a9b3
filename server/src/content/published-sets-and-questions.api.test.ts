import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSequencePlace, addSet, addTopic, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addLibrary, type ReadCall } from './testing/content-library.ts';

let server: TestServer;
let student: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
});
afterAll(() => server.stop());

const statusFor = async (person: TestPerson, [call, input]: ReadCall) =>
  (await request(server.url, call, input, person.token)).status;

describe('a problem set', () => {
  it('is open if one of its parents is open, and shows a student only the open ones', async () => {
    const { db } = server;
    const library = await addLibrary(server.db);
    const other = await addSequencePlace(db);
    await db
      .insertInto('problem_set_places')
      .values({
        problem_set_id: library.set,
        parent_kind: 'subsubtopic',
        parent_id: other.subsubtopic,
        position: 4,
      })
      .execute();
    const read = (person: TestPerson) => person.call('GET /problem_sets/{id}', { params: { id: library.set } });
    expect((await read(student)).subsubtopic_id).toEqual([library.subsubtopic, other.subsubtopic]);
    await setFlags(db, 'subsubtopics', library.subsubtopic, { is_publish: false });
    expect(await read(student)).toMatchObject({
      subsubtopic_id: [other.subsubtopic],
      position: [{ subsubtopic_id: other.subsubtopic, value: 4 }],
    });
    expect((await read(admin)).subsubtopic_id).toEqual([library.subsubtopic, other.subsubtopic]);
    expect(await statusFor(student, ['GET /problem_sets', { query: { subsubtopic_id: library.subsubtopic } }])).toBe(
      404,
    );
  });

  it.each(['sat', 'act'] as const)('of a %s question is open while the question and its exam are', async (family) => {
    const { db } = server;
    const question = await addExamQuestion(db, family);
    const kind = `${family}_question` as const;
    const set = await addSet(db, { kind, id: question.id });
    const own = await addQuestion(db, { kind, id: question.id });
    const reads: ReadCall[] = [
      [`GET /${family}_questions/{id}`, { params: { id: question.id } }],
      ['GET /problem_sets', { query: { [`${kind}_id`]: question.id } }],
      ['GET /problem_sets/{id}', { params: { id: set } }],
      ['GET /questions', { query: { [`${kind}_id`]: question.id } }],
      ['GET /questions/{id}', { params: { id: own.id } }],
    ];
    const statuses = (person: TestPerson) => Promise.all(reads.map((read) => statusFor(person, read)));
    const all = (status: number) => reads.map(() => status);
    expect(await statuses(student)).toEqual(all(200));
    for (const table of ['exams', 'exam_questions'] as const) {
      const id = table === 'exams' ? question.exam_id : question.id;
      await setFlags(db, table, id, { is_publish: false });
      expect([table, await statuses(student)]).toEqual([table, all(404)]);
      expect([table, await statuses(admin)]).toEqual([table, all(200)]);
      await setFlags(db, table, id, { is_publish: true });
    }
  });

  it('of a SAT topic is open while the topic is', async () => {
    const { db } = server;
    const topic = await addTopic(db, { kind: 'sat' });
    const set = await addSet(db, { kind: 'sattopic', id: topic });
    const read: ReadCall = ['GET /problem_sets/{id}', { params: { id: set } }];
    expect(await statusFor(student, read)).toBe(200);
    expect((await student.call('GET /problem_sets', { query: { sattopic_id: topic } })).data).toHaveLength(1);
    await setFlags(db, 'topics', topic, { is_publish: false });
    expect(await statusFor(student, read)).toBe(404);
  });
});

describe('a hidden question', () => {
  it('is not sent to students, keeps its position, and is marked for admins', async () => {
    const { db } = server;
    const library = await addLibrary(server.db);
    const parent = { kind: 'problem_set' as const, id: library.set };
    const hidden = await addQuestion(db, parent, { position: 1, is_hidden: true });
    await addQuestion(db, parent, { position: 2 });
    const listed = async (person: TestPerson) =>
      (await person.call('GET /problemset_questions', { query: { problem_set_id: library.set } })).data;
    expect((await listed(student)).map((question) => question.position)).toEqual([0, 2]);
    expect((await listed(admin)).map((question) => question.is_hidden)).toEqual([false, true, false]);
    expect(await statusFor(student, ['GET /questions/{id}', { params: { id: hidden.id } }])).toBe(404);
  });
});

describe('a link', () => {
  it('is sent to a student only if its target is open; an admin sees every link to a living target', async () => {
    const { db } = server;
    const library = await addLibrary(server.db);
    const parent = { kind: 'subsubtopic' as const, id: library.subsubtopic };
    const target = await addQuestion(db, parent, { position: 2 });
    const source = await addQuestion(db, parent, {
      position: 1,
      link_right_question_id: target.id,
      link_wrong_problemset_id: library.set,
    });
    await db
      .updateTable('answers')
      .set({ next_question_id: target.id, link_problemset_id: library.set })
      .where('id', '=', source.wrong)
      .execute();
    const read = (person: TestPerson) => person.call('GET /questions/{id}', { params: { id: source.id } });
    const open = {
      link_right_question_id: target.id,
      link_wrong_problemset_id: library.set,
      total_answers: 2,
      total_unlinked_answers: 1,
    };
    expect(await read(student)).toMatchObject(open);
    expect((await read(student)).answers[1]).toMatchObject({
      next_question_id: target.id,
      next_question: { _id: target.id },
      link_problemset: { _id: library.set, title: 'Practice' },
    });
    await setFlags(db, 'questions', target.id, { is_hidden: true });
    await setFlags(db, 'problem_sets', library.set, { is_publish: false });
    const dead = { link_right_question_id: null, link_wrong_problemset_id: null, total_unlinked_answers: 2 };
    expect(await read(student)).toMatchObject(dead);
    expect((await read(student)).answers[1]).toMatchObject({ next_question: null, link_problemset: null });
    expect(await read(admin)).toMatchObject(open);
  });
});

describe('the questions of a test section', () => {
  it.each(['sat', 'act'] as const)('of a %s are for admins only: a student gets not found (Q105)', async (family) => {
    const { db } = server;
    const { exam_id } = await addExamQuestion(db, family);
    const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
    const kind = `${family}_test` as const;
    const real = await addQuestion(db, { kind, id: exam_id }, { section, is_real: true });
    await addQuestion(db, { kind, id: exam_id }, { section, is_real: false, position: 1 });
    const query =
      family === 'sat'
        ? ({ sat_id: exam_id, sat_type: 'MathCalc', question_type: 'AdminSatRealTest' } as const)
        : ({ act_id: exam_id, act_type: 'Mathematics', question_type: 'AdminActRealTest' } as const);
    expect(await statusFor(student, ['GET /questions', { query }])).toBe(404);
    expect(await statusFor(student, ['GET /questions/{id}', { params: { id: real.id } }])).toBe(404);
    expect(await statusFor(student, ['GET /answers', { query: { question_id: real.id } }])).toBe(404);
    const { data } = await admin.call('GET /questions', { query });
    expect(data.map((question) => [question.id, question.question_type])).toEqual([[real.id, section]]);
  });
});
