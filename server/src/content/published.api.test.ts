import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { type FlaggedTable, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addLibrary, type Library, type ReadCall } from './testing/content-library.ts';

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

type RecordKind = keyof Library['reads'];
const allKinds: RecordKind[] = ['topic', 'subtopic', 'subtopicSequence', 'subsubtopic', 'sequence', 'set'];
const below = {
  topics: allKinds,
  subtopics: ['subtopic', 'subtopicSequence', 'subsubtopic', 'sequence', 'set'],
  subsubtopics: ['subsubtopic', 'sequence', 'set'],
  problem_sets: ['set'],
} as const satisfies Partial<Record<FlaggedTable, readonly RecordKind[]>>;

describe('published content', () => {
  it('is open to a student if all its ancestors are published, and always to an admin', async () => {
    const library = await addLibrary(server.db);
    const rows = {
      topics: library.topic,
      subtopics: library.subtopic,
      subsubtopics: library.subsubtopic,
      problem_sets: library.set,
    };
    for (const [table, hidden] of Object.entries(below) as [keyof typeof below, readonly RecordKind[]][]) {
      await setFlags(server.db, table, rows[table], { is_publish: false });
      for (const kind of allKinds) {
        for (const read of library.reads[kind]) {
          const message = `${table} unpublished: ${read[0]}`;
          expect([message, await statusFor(student, read)]).toEqual([message, hidden.includes(kind) ? 404 : 200]);
          expect([message, await statusFor(admin, read)]).toEqual([message, 200]);
        }
      }
      await setFlags(server.db, table, rows[table], { is_publish: true });
    }
  });

  it('gives the same not-found sentence for hidden and for unknown records', async () => {
    const library = await addLibrary(server.db);
    await setFlags(server.db, 'topics', library.topic, { is_publish: false });
    const hidden = await request(server.url, 'GET /tests/{id}', { params: { id: library.topic } }, student.token);
    const never = await request(server.url, 'GET /tests/{id}', { params: { id: library.set } }, student.token);
    expect([hidden.status, await hidden.json()]).toMatchObject([404, { errors: ['Topic not found'] }]);
    expect([never.status, await never.json()]).toMatchObject([404, { errors: ['Topic not found'] }]);
  });

  it.each([
    ['subtopics', 'subtopicSequence'],
    ['subsubtopics', 'sequence'],
  ] as const)('has a flag of its own for the sequence of %s', async (table, sequence) => {
    const library = await addLibrary(server.db);
    const id = table === 'subtopics' ? library.subtopic : library.subsubtopic;
    await setFlags(server.db, table, id, { is_sequence_publish: false });
    for (const kind of allKinds) {
      for (const read of library.reads[kind]) {
        expect([read[0], await statusFor(student, read)]).toEqual([read[0], kind === sequence ? 404 : 200]);
      }
    }
  });

  it('is not found by anyone after it is deleted', async () => {
    const library = await addLibrary(server.db);
    // A deletion includes the subtree.
    await setFlags(server.db, 'problem_sets', library.set, { deleted_at: new Date() });
    await setFlags(server.db, 'questions', library.inSet.id, { deleted_at: new Date() });
    for (const person of [student, admin]) {
      for (const read of library.reads.set) expect([read[0], await statusFor(person, read)]).toEqual([read[0], 404]);
      for (const query of [{ subsubtopic_id: library.subsubtopic }, { subtopic_id: library.subtopic }]) {
        expect((await person.call('GET /problem_sets', { query })).data).toEqual([]);
      }
    }
  });

  it('is all that a student’s lists contain, at every level [CST-002]', async () => {
    const library = await addLibrary(server.db);
    const listTopic = async (person: TestPerson) =>
      (await person.call('GET /topics')).data.find((topic) => topic.id === library.topic);
    const allPublished = await listTopic(student);
    expect(allPublished?.subtopics[0]?.subsubtopics[0]?.id).toBe(library.subsubtopic);
    await setFlags(server.db, 'subsubtopics', library.subsubtopic, { is_publish: false });
    expect((await listTopic(student))?.subtopics[0]?.subsubtopics).toEqual([]);
    expect((await listTopic(admin))?.subtopics[0]?.subsubtopics[0]).toMatchObject({ isPublish: false });
    await setFlags(server.db, 'subtopics', library.subtopic, { is_publish: false });
    expect((await listTopic(student))?.subtopics).toEqual([]);
    await setFlags(server.db, 'topics', library.topic, { is_publish: false });
    expect(await listTopic(student)).toBeUndefined();
    expect((await listTopic(admin))?.subtopics[0]?.subsubtopics[0]).toMatchObject({
      topic_published: false,
      subtopic_published: false,
    });
  });
});
