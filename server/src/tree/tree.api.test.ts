import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addSubsubtopic, addSubtopic, addTopic } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
let outsiders: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
  outsiders = await Promise.all([server.as('student'), server.as('tutor'), server.as('tutor-login')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('topics').execute();
  await server.db.deleteFrom('audit').execute();
});

type RecordKind = {
  what: string;
  path: string;
  name: string;
  ids: [create: string, change: string, remove: string];
  /** Inserts a parent, and returns the body fields that name it. */
  parentFields(): Promise<Record<string, string>>;
  table: 'topics' | 'subtopics' | 'subsubtopics';
  /** Inserts a record of another kind. */
  otherKind(): Promise<string>;
  /** Inserts a record of the same table in another list. */
  inOtherList(): Promise<string>;
};
const topic = (kind: 'math' | 'grammar' | 'reading' | 'sat', path: string): RecordKind => ({
  what: `a ${kind} topic`,
  path,
  name: 'Topic',
  ids: ['API-068', 'API-069', 'API-070'],
  parentFields: async () => ({}),
  table: 'topics',
  otherKind: async () => await addTopic(server.db, { kind: kind === 'math' ? 'sat' : 'math' }),
  inOtherList: async () => await addTopic(server.db, { kind: kind === 'math' ? 'sat' : 'math' }),
});
const kinds: RecordKind[] = [
  topic('math', '/topics'),
  topic('grammar', '/grammar_topics'),
  topic('reading', '/reading_topics'),
  topic('sat', '/sat_topics'),
  {
    what: 'a sub-topic',
    path: '/subtopics',
    name: 'Sub-topic',
    ids: ['API-076', 'API-077', 'API-078'],
    parentFields: async () => ({ test_id: await addTopic(server.db) }),
    table: 'subtopics',
    otherKind: async () => await addTopic(server.db),
    inOtherList: async () => await addSubtopic(server.db, await addTopic(server.db)),
  },
  {
    what: 'a sub-sub-topic',
    path: '/subsubtopics',
    name: 'Sub-sub-topic',
    ids: ['API-084', 'API-085', 'API-086'],
    parentFields: async () => ({ subtopic_id: await addSubtopic(server.db, await addTopic(server.db)) }),
    table: 'subsubtopics',
    otherKind: async () => await addSubtopic(server.db, await addTopic(server.db)),
    inOtherList: async () => await addSubsubtopic(server.db, await addSubtopic(server.db, await addTopic(server.db))),
  },
];

describe.each(kinds)(
  '$what',
  ({ path, name, ids: [create, change, remove], parentFields, table, otherKind, inOtherList }) => {
    const post = (person: TestPerson, body: object) => callByName(server, person, `POST ${path}`, { body });
    const put = (person: TestPerson, id: string, body: object = { title: 'New' }) =>
      callByName(server, person, `PUT ${path}/{id}`, { params: { id }, body });
    const drop = (person: TestPerson, id: string) =>
      callByName(server, person, `DELETE ${path}/{id}`, { params: { id } });
    const living = async () =>
      await server.db
        .selectFrom(table)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .select(['id', 'title', 'position', 'is_publish'])
        .execute();

    it(`is created by authors only, at the end of its list and unpublished, and returned with its title [${create}]`, async () => {
      const at = await parentFields();
      const one = await post(admin, { ...at, title: '  One ' });
      expect([one.status, one.body.errors]).toEqual([200, undefined]);
      expect(one.body).toMatchObject({ title: 'One', position: 0, isPublish: false });
      const two = await post(superAdmin, { ...at, title: 'Two' });
      expect(two.body).toMatchObject({ title: 'Two', position: 1, isPublish: false });
      for (const person of outsiders) expect((await post(person, { ...at, title: 'Mine' })).status).toBe(403);
      expect((await post(admin, { ...at, title: ' \t ' })).body.errors).toEqual([
        'title: expected at least 1 characters',
      ]);
      expect((await post(admin, { ...at, title: 'a'.repeat(201) })).status).toBe(400);
      expect((await post(admin, { ...at, id: 'one', title: 'One' })).body.errors).toEqual(['id: expected a UUID']);
      expect((await living()).map((row) => [row.title, row.position])).toEqual([
        ['One', 0],
        ['Two', 1],
      ]);
    });

    it(`is created once for the same id, also by simultaneous requests [${create}]`, async () => {
      const body = { ...(await parentFields()), id: newId(), title: 'One' };
      const replies = await Promise.all([post(admin, body), post(admin, body), post(superAdmin, body)]);
      expect(replies.map((reply) => [reply.status, reply.body.id, reply.body.position])).toEqual(
        [1, 2, 3].map(() => [200, body.id, 0]),
      );
      expect(await living()).toHaveLength(1);
      expect((await post(admin, { ...body, id: body.id.toUpperCase() })).body.id).toBe(body.id);
      const what = name.toLowerCase();
      const elsewhere = await post(admin, { ...body, ...(await parentFields()), id: await inOtherList() });
      expect([elsewhere.status, elsewhere.body.errors]).toEqual([
        409,
        [`This id already names another ${what}: give each ${what} an id of its own`],
      ]);
      await drop(admin, body.id);
      const afterDeletion = await post(admin, body);
      expect([afterDeletion.status, afterDeletion.body.errors]).toEqual([410, [`This ${what} was deleted meanwhile.`]]);
    });

    it(`has no gap in its list when authors create at the same time [${create}]`, async () => {
      const at = await parentFields();
      const titles = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(titles.map((title, turn) => post(turn % 2 ? admin : superAdmin, { ...at, title })));
      const rows = await living();
      expect(rows.map((row) => row.position)).toEqual([0, 1, 2, 3, 4, 5]);
      expect(rows.map((row) => row.title).sort()).toEqual(titles);
    });

    it(`gets a new title from authors only, and only by the path of its kind [${change}]`, async () => {
      const { body } = await post(admin, { ...(await parentFields()), title: 'Old' });
      const id = body.id ?? '';
      const renamed = await put(superAdmin, id, { title: ' New ' });
      expect([renamed.status, renamed.body.id, renamed.body.title]).toEqual([200, id, 'New']);
      for (const person of outsiders) expect((await put(person, id)).status).toBe(403);
      expect((await put(admin, id, { title: '' })).status).toBe(400);
      const missing = { status: 404, body: { errors: [`${name} not found`] } };
      expect(await put(admin, newId())).toMatchObject(missing);
      expect(await put(admin, await otherKind())).toMatchObject(missing);
      await drop(admin, id);
      expect(await put(admin, id)).toMatchObject(missing);
    });

    it(`is moved to the bin by authors only; the rest is renumbered [${remove}]`, async () => {
      const at = await parentFields();
      const created: LooseReply[] = [];
      for (const title of ['a', 'b', 'c']) created.push((await post(admin, { ...at, title })).body);
      const id = created[1]?.id ?? '';
      for (const person of outsiders) expect((await drop(person, id)).status).toBe(403);
      expect((await drop(admin, id)).body).toEqual({ id, _id: id, title: 'b' });
      expect((await living()).map((row) => [row.title, row.position])).toEqual([
        ['a', 0],
        ['c', 1],
      ]);
      const missing = { status: 404, body: { errors: [`${name} not found`] } };
      for (const wrong of [id, newId(), await otherKind()]) expect(await drop(admin, wrong)).toMatchObject(missing);
      // The row still exists and can be restored.
      const row = await server.db.selectFrom(table).where('id', '=', id).select('deleted_at').executeTakeFirst();
      expect(row?.deleted_at).toBeInstanceOf(Date);
    });

    it('has audit entries for its creation, title and deletion, and none for refused calls', async () => {
      const { body } = await post(admin, { ...(await parentFields()), title: 'Old' });
      const id = body.id ?? '';
      await put(superAdmin, id);
      await drop(admin, id);
      await drop(admin, id);
      await put(admin, id);
      const rows = await server.db.selectFrom('audit').selectAll().orderBy('id').execute();
      const subject = table.slice(0, -1);
      expect(rows).toMatchObject([
        { actor_id: admin.account.id, action: 'create', subject, subject_id: id, detail: { title: 'Old' } },
        { actor_id: superAdmin.account.id, action: 'change', subject, subject_id: id, detail: { title: 'New' } },
        { actor_id: admin.account.id, action: 'delete', subject, subject_id: id, detail: { title: 'New' } },
      ]);
    });
  },
);

describe('a parent in the bin', () => {
  it('accepts no new records: it is not found [API-076] [API-084]', async () => {
    const topic = await addTopic(server.db);
    const subtopic = await addSubtopic(server.db, topic);
    const sequence = await addSubsubtopic(server.db, subtopic);
    const into = async () => [
      await callByName(server, admin, 'POST /subtopics', { body: { test_id: topic, title: 'Late' } }),
      await callByName(server, admin, 'POST /subsubtopics', { body: { subtopic_id: subtopic, title: 'Late' } }),
    ];
    expect((await into()).map(({ status }) => status)).toEqual([200, 200]);
    await callByName(server, admin, 'DELETE /topics/{id}', { params: { id: topic } });
    expect(await into()).toMatchObject([
      { status: 404, body: { errors: ['Topic not found'] } },
      { status: 404, body: { errors: ['Sub-topic not found'] } },
    ]);
    for (const [call, id] of [
      ['PUT /subtopics/{id}', subtopic],
      ['PUT /subsubtopics/{id}', sequence],
    ] as const) {
      expect((await callByName(server, admin, call, { params: { id }, body: { title: 'Late' } })).status).toBe(404);
    }
  });

  it('includes a record that another author created below it at the same moment', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const topic = await addTopic(server.db);
      const subtopic = await addSubtopic(server.db, topic);
      await Promise.all([
        callByName(server, superAdmin, 'POST /subsubtopics', { body: { subtopic_id: subtopic, title: 'Beside' } }),
        callByName(server, admin, 'DELETE /topics/{id}', { params: { id: topic } }),
        callByName(server, superAdmin, 'POST /subtopics', { body: { test_id: topic, title: 'Beside' } }),
      ]);
      for (const table of ['subtopics', 'subsubtopics'] as const) {
        const remaining = await server.db.selectFrom(table).where('deleted_at', 'is', null).select('id').execute();
        expect(remaining).toEqual([]);
      }
    }
  });
});
