import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addQuestion, addSequencePlace, addSet, addSubsubtopic, clearContent, linkSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let _superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, _superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
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

describe('a problem set', () => {
  it('that was deleted is restored to each living parent, at its former position', async () => {
    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1 });
    const three = await addSubsubtopic(server.db, subtopic, { position: 2 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one }, { title: 'Lines' });
    const after = await addSet(server.db, { kind: 'subsubtopic', id: one }, { position: 1 });
    const inSet = await addQuestion(server.db, { kind: 'problem_set', id: set });
    for (const place of [two, three]) await linkSet(server.db, set, { kind: 'subsubtopic', id: place });
    await drop('/problem_sets', set);
    await drop('/subsubtopics', two);
    expect((await restore('problem_set', set)).body).toMatchObject({ title: 'Lines', restore_position: 1 });
    expect(ids(await list('/problem_sets', { subsubtopic_id: one }))).toEqual([set, after]);
    expect(ids(await list('/problem_sets', { subsubtopic_id: three }))).toEqual([set]);
    expect(await living('questions', inSet.id)).toBe(true);
    await restore('subsubtopic', two);
    expect(ids(await list('/problem_sets', { subsubtopic_id: two }))).toEqual([set]);
  });

  it('is deleted with its last parent, and restored with the first restored parent', async () => {
    const { subtopic, subsubtopic: one } = await addSequencePlace(server.db);
    const two = await addSubsubtopic(server.db, subtopic, { position: 1 });
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one });
    const inSet = await addQuestion(server.db, { kind: 'problem_set', id: set });
    await linkSet(server.db, set, { kind: 'subsubtopic', id: two });
    await drop('/subsubtopics', one);
    expect(await living('problem_sets', set)).toBe(true);
    await drop('/subsubtopics', two);
    expect(await living('problem_sets', set)).toBe(false);
    await restore('subsubtopic', one);
    expect(ids(await list('/problem_sets', { subsubtopic_id: one }))).toEqual([set]);
    expect(await living('questions', inSet.id)).toBe(true);
    expect((await restore('subsubtopic', two)).status).toBe(200);
    expect(ids(await list('/problem_sets', { subsubtopic_id: two }))).toEqual([set]);
  });

  it('that an author deleted directly stays deleted when its parent is restored', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic });
    const other = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { position: 1 });
    await drop('/problem_sets', set, { selectedId: subsubtopic });
    await drop('/subsubtopics', subsubtopic);
    await restore('subsubtopic', subsubtopic);
    expect(ids(await list('/problem_sets', { subsubtopic_id: subsubtopic }))).toEqual([other]);
    await restore('problem_set', set);
    expect(ids(await list('/problem_sets', { subsubtopic_id: subsubtopic }))).toEqual([set, other]);
  });
});
