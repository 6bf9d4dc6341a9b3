import type { Call } from '@fourfold/core/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import {
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addTopic,
  type Changeable,
  change,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
});
afterAll(() => server.stop());

type Parts = { params?: Record<string, string>; query?: Record<string, string> };
type Read = readonly [call: Call, parts: Parts];

const statusFor = async (person: TestPerson, [call, parts]: Read) =>
  (await request(server.url, call, parts, person.token)).status;

/** One published chain of everything, and every read by kind of what it reads. */
async function aLibrary() {
  const { db } = server;
  const place = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSubtopic = await addQuestion(db, { kind: 'subtopic', id: place.subtopic });
  const inSequence = await addQuestion(db, { kind: 'subsubtopic', id: place.subsubtopic });
  const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
  const reads = {
    topic: [
      ['GET /tests/{id}', { params: { id: place.topic } }],
      ['GET /subtopics', { query: { test_id: place.topic } }],
    ],
    subtopic: [
      ['GET /subtopics/{id}', { params: { id: place.subtopic } }],
      ['GET /subsubtopics', { query: { subtopic_id: place.subtopic } }],
      ['GET /problem_sets', { query: { subtopic_id: place.subtopic } }],
    ],
    subtopicSequence: [
      ['GET /questions', { query: { subtopic_id: place.subtopic } }],
      ['GET /questions/{id}', { params: { id: inSubtopic.id } }],
      ['GET /answers', { query: { question_id: inSubtopic.id } }],
    ],
    subsubtopic: [
      ['GET /subsubtopics/{id}', { params: { id: place.subsubtopic } }],
      ['GET /problem_sets', { query: { subsubtopic_id: place.subsubtopic } }],
    ],
    sequence: [
      ['GET /questions', { query: { subsubtopic_id: place.subsubtopic } }],
      ['GET /question_subsubtopics', { query: { subsubtopic_id: place.subsubtopic } }],
      ['GET /questions/{id}', { params: { id: inSequence.id } }],
      ['GET /answers', { query: { question_id: inSequence.id } }],
    ],
    set: [
      ['GET /problem_sets/{id}', { params: { id: set } }],
      ['GET /problemset_questions', { query: { problem_set_id: set } }],
      ['GET /problemset_questions/{id}', { params: { id: inSet.id } }],
      ['GET /problemset_answers', { query: { question_id: inSet.id } }],
      ['GET /questions/{id}', { params: { id: inSet.id } }],
      ['GET /answers', { query: { question_id: inSet.id, problemSet_id: set } }],
    ],
  } as const satisfies Record<string, readonly Read[]>;
  return { ...place, set, inSet, reads };
}

type Kind = keyof Awaited<ReturnType<typeof aLibrary>>['reads'];
const everything: Kind[] = ['topic', 'subtopic', 'subtopicSequence', 'subsubtopic', 'sequence', 'set'];
const below = {
  topics: everything,
  subtopics: ['subtopic', 'subtopicSequence', 'subsubtopic', 'sequence', 'set'],
  subsubtopics: ['subsubtopic', 'sequence', 'set'],
  problem_sets: ['set'],
} as const satisfies Partial<Record<Changeable, readonly Kind[]>>;

describe('what is published', () => {
  it('is open to a student as far as its whole chain is published, and to an admin always', async () => {
    const library = await aLibrary();
    const rows = {
      topics: library.topic,
      subtopics: library.subtopic,
      subsubtopics: library.subsubtopic,
      problem_sets: library.set,
    };
    for (const [table, hidden] of Object.entries(below) as [keyof typeof below, readonly Kind[]][]) {
      await change(server.db, table, rows[table], { is_publish: false });
      for (const kind of everything) {
        for (const read of library.reads[kind]) {
          const said = `${table} unpublished: ${read[0]}`;
          expect([said, await statusFor(student, read)]).toEqual([said, hidden.includes(kind) ? 404 : 200]);
          expect([said, await statusFor(admin, read)]).toEqual([said, 200]);
        }
      }
      await change(server.db, table, rows[table], { is_publish: true });
    }
  });

  it('says in a sentence what was not found, and the same for what never was', async () => {
    const library = await aLibrary();
    await change(server.db, 'topics', library.topic, { is_publish: false });
    const hidden = await request(server.url, 'GET /tests/{id}', { params: { id: library.topic } }, student.token);
    const never = await request(server.url, 'GET /tests/{id}', { params: { id: library.set } }, student.token);
    expect([hidden.status, await hidden.json()]).toEqual([404, { errors: ['Topic not found'] }]);
    expect([never.status, await never.json()]).toEqual([404, { errors: ['Topic not found'] }]);
  });

  it.each([
    ['subtopics', 'subtopicSequence'],
    ['subsubtopics', 'sequence'],
  ] as const)('has a flag of its own for the sequence of %s', async (table, sequence) => {
    const library = await aLibrary();
    const id = table === 'subtopics' ? library.subtopic : library.subsubtopic;
    await change(server.db, table, id, { is_sequence_publish: false });
    for (const kind of everything) {
      for (const read of library.reads[kind]) {
        expect([read[0], await statusFor(student, read)]).toEqual([read[0], kind === sequence ? 404 : 200]);
      }
    }
  });

  it('is gone for everybody once it is deleted', async () => {
    const library = await aLibrary();
    // Deletion takes with it what lies below.
    await change(server.db, 'problem_sets', library.set, { deleted_at: new Date() });
    await change(server.db, 'questions', library.inSet.id, { deleted_at: new Date() });
    for (const person of [student, admin]) {
      for (const read of library.reads.set) expect([read[0], await statusFor(person, read)]).toEqual([read[0], 404]);
      for (const query of [{ subsubtopic_id: library.subsubtopic }, { subtopic_id: library.subtopic }]) {
        expect((await person.call('GET /problem_sets', { query })).data).toEqual([]);
      }
    }
  });

  it('is what the lists show a student: the rest is left out at every level [CST-002]', async () => {
    const library = await aLibrary();
    const listed = async (person: TestPerson) =>
      (await person.call('GET /topics')).data.find((topic) => topic.id === library.topic);
    const whole = await listed(student);
    expect(whole?.subtopics[0]?.subsubtopics[0]?.id).toBe(library.subsubtopic);
    await change(server.db, 'subsubtopics', library.subsubtopic, { is_publish: false });
    expect((await listed(student))?.subtopics[0]?.subsubtopics).toEqual([]);
    expect((await listed(admin))?.subtopics[0]?.subsubtopics[0]).toMatchObject({ isPublish: false });
    await change(server.db, 'subtopics', library.subtopic, { is_publish: false });
    expect((await listed(student))?.subtopics).toEqual([]);
    await change(server.db, 'topics', library.topic, { is_publish: false });
    expect(await listed(student)).toBeUndefined();
    expect((await listed(admin))?.subtopics[0]?.subsubtopics[0]).toMatchObject({
      topic_published: false,
      subtopic_published: false,
    });
  });
});

describe('a problem set', () => {
  it('is open through any of its places that is open, and names only those to a student', async () => {
    const { db } = server;
    const library = await aLibrary();
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
    await change(db, 'subsubtopics', library.subsubtopic, { is_publish: false });
    expect(await read(student)).toMatchObject({
      subsubtopic_id: [other.subsubtopic],
      position: [{ subsubtopic_id: other.subsubtopic, value: 4 }],
    });
    expect((await read(admin)).subsubtopic_id).toEqual([library.subsubtopic, other.subsubtopic]);
    expect(await statusFor(student, ['GET /problem_sets', { query: { subsubtopic_id: library.subsubtopic } }])).toBe(
      404,
    );
  });

  it.each(['sat', 'act'] as const)(
    'below a %s question is open while the question and its exam are',
    async (family) => {
      const { db } = server;
      const question = await addExamQuestion(db, family);
      const kind = `${family}_question` as const;
      const set = await addSet(db, { kind, id: question.id });
      const own = await addQuestion(db, { kind, id: question.id });
      const reads: Read[] = [
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
        await change(db, table, id, { is_publish: false });
        expect([table, await statuses(student)]).toEqual([table, all(404)]);
        expect([table, await statuses(admin)]).toEqual([table, all(200)]);
        await change(db, table, id, { is_publish: true });
      }
    },
  );

  it('below a SAT topic is open while the topic is', async () => {
    const { db } = server;
    const topic = await addTopic(db, { kind: 'sat' });
    const set = await addSet(db, { kind: 'sattopic', id: topic });
    const read: Read = ['GET /problem_sets/{id}', { params: { id: set } }];
    expect(await statusFor(student, read)).toBe(200);
    expect((await student.call('GET /problem_sets', { query: { sattopic_id: topic } })).data).toHaveLength(1);
    await change(db, 'topics', topic, { is_publish: false });
    expect(await statusFor(student, read)).toBe(404);
  });
});

describe('a hidden question', () => {
  it('is left out of what a student reads, keeps its position, and is flagged to an admin', async () => {
    const { db } = server;
    const library = await aLibrary();
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
  it('is shown to a student only where it leads somewhere; an admin sees every living one', async () => {
    const { db } = server;
    const library = await aLibrary();
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
    await change(db, 'questions', target.id, { is_hidden: true });
    await change(db, 'problem_sets', library.set, { is_publish: false });
    const dead = { link_right_question_id: null, link_wrong_problemset_id: null, total_unlinked_answers: 2 };
    expect(await read(student)).toMatchObject(dead);
    expect((await read(student)).answers[1]).toMatchObject({ next_question: null, link_problemset: null });
    expect(await read(admin)).toMatchObject(open);
  });
});

describe('the questions of a test section', () => {
  it.each(['sat', 'act'] as const)('of a %s are for admins: to a student they are not found (Q105)', async (family) => {
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
