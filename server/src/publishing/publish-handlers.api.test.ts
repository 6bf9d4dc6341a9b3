import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import {
  addExam,
  addExamQuestion,
  addSequencePlace,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  type FlaggedTable,
  setFlags,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let _admin: TestPerson;
let superAdmin: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [_admin, superAdmin, student] = await Promise.all([
    server.as('admin'),
    server.as('super-admin'),
    server.as('student'),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
});

type PublishableKind = {
  what: string;
  ledger: string;
  call: string;
  field: 'isPublish' | 'isSequencePublish';
  table: FlaggedTable;
  subject: string;
  /** Inserts an unpublished record and returns its id. */
  add(): Promise<string>;
  title: string;
  /** Additional fields of the reply. */
  more?: object;
  /** Inserts a record of another kind than the path accepts. */
  other?(): Promise<string>;
};
const off = { is_publish: false, is_sequence_publish: false };
const hidden = { is_publish: false };
const exam = (family: 'sat' | 'act', ledger: string): PublishableKind => ({
  what: family,
  ledger,
  call: `/${family}s/test_${family}s/publish_unpublish`,
  field: 'isPublish',
  table: 'exams',
  subject: family,
  add: () => addExam(server.db, family, hidden),
  title: 'Practice test',
  other: () => addExam(server.db, family === 'sat' ? 'act' : 'sat', hidden),
});
const question = (family: 'sat' | 'act', ledger: string): PublishableKind => ({
  what: `${family} question topic`,
  ledger,
  call: `/${family}_questions/publish_unpublish`,
  field: 'isPublish',
  table: 'exam_questions',
  subject: `${family}_question`,
  add: async () => (await addExamQuestion(server.db, family, { question: hidden })).id,
  title: 'Systems',
  other: async () => (await addExamQuestion(server.db, family === 'sat' ? 'act' : 'sat', { question: hidden })).id,
});
const subtopic = { table: 'subtopics', subject: 'subtopic', title: 'Equations' } as const;
const subsubtopic = { table: 'subsubtopics', subject: 'subsubtopic', title: 'One step' } as const;
const plantSubtopic = async () => await addSubtopic(server.db, await addTopic(server.db), off);
const plantSubsubtopic = async () =>
  await addSubsubtopic(server.db, await addSubtopic(server.db, await addTopic(server.db)), off);
const topic = (kind: 'math' | 'grammar' | 'reading' | 'sat', type: string): PublishableKind => ({
  what: `${kind} topic`,
  ledger: 'API-073',
  call: '/topics/publish_unpublish',
  field: 'isPublish',
  table: 'topics',
  subject: 'topic',
  add: () => addTopic(server.db, { kind, ...hidden }),
  title: 'Algebra',
  more: { type },
});
const kinds: PublishableKind[] = [
  topic('math', 'Topic'),
  topic('grammar', 'GrammarTopic'),
  topic('reading', 'ReadingTopic'),
  topic('sat', 'SatTopic'),
  {
    ...subtopic,
    what: 'sub-topic',
    ledger: 'API-080',
    call: '/subtopics/publish_unpublish',
    field: 'isPublish',
    add: plantSubtopic,
  },
  {
    ...subtopic,
    what: 'sub-topic’s sequence',
    ledger: 'API-081',
    call: '/subtopics/sequence_publish_unpublish',
    field: 'isSequencePublish',
    add: plantSubtopic,
  },
  {
    ...subsubtopic,
    what: 'sub-sub-topic',
    ledger: 'API-088',
    call: '/subsubtopics/publish_unpublish',
    field: 'isPublish',
    add: plantSubsubtopic,
  },
  {
    ...subsubtopic,
    what: 'sub-sub-topic’s sequence',
    ledger: 'API-089',
    call: '/subsubtopics/sequence_publish_unpublish',
    field: 'isSequencePublish',
    add: plantSubsubtopic,
  },
  {
    what: 'problem set',
    ledger: 'API-159',
    call: '/problem_sets/publish_unpublish',
    field: 'isPublish',
    table: 'problem_sets',
    subject: 'problem_set',
    add: async () =>
      await addSet(server.db, { kind: 'subsubtopic', id: (await addSequencePlace(server.db)).subsubtopic }, hidden),
    title: 'Practice',
  },
  exam('act', 'API-095'),
  exam('sat', 'API-105'),
  question('sat', 'API-116'),
  question('act', 'API-121'),
];

const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe.each(kinds)('a $what', ({ ledger, call, field, table, subject, add, title, more = {}, other }) => {
  const send = (person: TestPerson, id: string, on: unknown) =>
    callByName(server, person, `POST ${call}`, { body: { id, [field]: on } });
  const flagsOf = async (id: string) => {
    const row = await server.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { isPublish: row.is_publish, isSequencePublish: 'is_sequence_publish' in row && row.is_sequence_publish };
  };
  const none = { isPublish: false, isSequencePublish: false };

  it(`is published and unpublished, and nothing else of it changes [${ledger}]`, async () => {
    const id = await add();
    const reply = await send(superAdmin, id.toUpperCase(), true);
    expect([reply.status, reply.body]).toEqual([200, { id, _id: id, title, [field]: true, ...more }]);
    expect(await flagsOf(id)).toEqual({ ...none, [field]: true });
    expect((await send(superAdmin, id, false)).body).toEqual({ id, _id: id, title, [field]: false, ...more });
    expect(await flagsOf(id)).toEqual(none);
  });

  it('writes an audit entry with the actor for each change, and only then', async () => {
    const id = await add();
    await Promise.all([send(superAdmin, id, true), send(superAdmin, id, true)]);
    expect((await send(superAdmin, id, true)).body).toMatchObject({ [field]: true });
    await send(superAdmin, id, false);
    const detail = { title, ...(field === 'isSequencePublish' && { what: 'sequence' }) };
    const trace = { actor_id: superAdmin.account.id, subject, subject_id: id, detail };
    expect(await audited()).toMatchObject([
      { ...trace, action: 'publish' },
      { ...trace, action: 'unpublish' },
    ]);
  });

  it(`is for super admins only: others are refused, and nothing changes [${ledger}]`, async () => {
    const id = await add();
    for (const role of ['admin', 'student', 'tutor', 'tutor-login'] as const) {
      const { status, body } = await send(await server.as(role), id, true);
      expect([role, status]).toEqual([role, 403]);
      expect(body.errors?.[0]).toMatch(/^You don't have permission to /);
    }
    expect(await flagsOf(id)).toEqual(none);
    expect(await audited()).toEqual([]);
  });

  it('is not found if it does not exist, is in the bin or is of another kind', async () => {
    const gone = await add();
    await setFlags(server.db, table, gone, { deleted_at: new Date() });
    const ids = [newId(), gone, ...(other ? [await other()] : [])];
    for (const id of ids) {
      const { status, body } = await send(superAdmin, id, true);
      expect([status, body.errors?.[0]]).toEqual([404, expect.stringMatching(/not found$/)]);
    }
    for (const id of ['', 'all', null]) expect((await send(superAdmin, id as string, true)).status).toBe(400);
    for (const on of ['yes', 1, null, undefined]) expect((await send(superAdmin, await add(), on)).status).toBe(400);
  });
});

it('a switch does not change its ancestors or descendants', async () => {
  const { topic, subtopic, subsubtopic } = await addSequencePlace(server.db);
  await setFlags(server.db, 'subtopics', subtopic, { is_publish: false });
  const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { is_publish: false });
  await callByName(server, superAdmin, 'POST /subtopics/publish_unpublish', {
    body: { id: subtopic, isPublish: true },
  });
  await callByName(server, superAdmin, 'POST /topics/publish_unpublish', { body: { id: topic, isPublish: false } });
  const { data } = await superAdmin.call('GET /problem_sets', { query: { subsubtopic_id: subsubtopic } });
  expect(data).toMatchObject([{ id: set, isPublish: false }]);
  const shown = await superAdmin.call('GET /subsubtopics/{id}', { params: { id: subsubtopic } });
  expect(shown).toMatchObject({ isPublish: true, subtopic_published: true, topic_published: false });
});

it('a student sees a set as soon as the last of its ancestors is published [API-159]', async () => {
  const { topic, subsubtopic } = await addSequencePlace(server.db);
  const id = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { is_publish: false });
  await setFlags(server.db, 'topics', topic, { is_publish: false });
  const seen = async () => (await callByName(server, student, 'GET /problem_sets/{id}', { params: { id } })).status;
  const selectedId = subsubtopic;
  await superAdmin.call('POST /problem_sets/publish_unpublish', { body: { id, isPublish: true, selectedId } });
  expect(await seen()).toBe(404);
  await superAdmin.call('POST /topics/publish_unpublish', { body: { id: topic, isPublish: true } });
  expect(await seen()).toBe(200);
  expect(await audited()).toMatchObject([{ detail: { title: 'Practice', place: selectedId } }, { subject: 'topic' }]);
});

it('an exam question without a topic is named by its section', async () => {
  const { id } = await addExamQuestion(server.db, 'sat', { question: { title: null, position: 4, is_publish: false } });
  const reply = await superAdmin.call('POST /sat_questions/publish_unpublish', { body: { id, isPublish: true } });
  expect(reply.title).toBe('Math - Calculator 5');
});
