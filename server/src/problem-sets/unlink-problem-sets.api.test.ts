import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addSet, linkSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSetParents, type SetParents } from '../testing/set-parents.ts';

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

let parents: SetParents;
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
  parents = await addSetParents(server.db);
});

const post = (person: TestPerson, body: object) => callByName(server, person, 'POST /problem_sets', { body });
const drop = (person: TestPerson, id: string, selectedId?: string) =>
  callByName(server, person, 'DELETE /problem_sets/{id}', { params: { id }, query: { selectedId } });
const listed = async (query: Record<string, string>) =>
  ((await callByName(server, admin, 'GET /problem_sets', { query })).body.data ?? []).map(({ id }) => id);
const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe('a linked problem set', () => {
  it('is unlinked from one of its parents, and deleted with the last one [API-158]', async () => {
    const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { title: 'Lines' });
    await linkSet(server.db, id, { kind: 'sat_question', id: parents.sat });
    const after = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { position: 1 });
    for (const person of outsiders) expect((await drop(person, id, parents.place)).status).toBe(403);
    const unlinked = await drop(admin, id, parents.place);
    expect(unlinked.body).toMatchObject({
      id,
      title: 'Lines',
      deleted: false,
      subsubtopic_id: [],
      sat_question_id: [parents.sat],
    });
    expect(await listed({ subsubtopic_id: parents.place })).toEqual([after]);
    const moved = await callByName(server, admin, 'GET /problem_sets/{id}', { params: { id: after } });
    expect(moved.body.position).toEqual([{ subsubtopic_id: parents.place, value: 0 }]);
    const again = await drop(superAdmin, id, parents.place);
    expect([again.status, again.body.errors]).toEqual([404, ['Problem set not found in this place']]);
    expect((await drop(admin, id, parents.sat)).body).toMatchObject({ id, title: 'Lines', deleted: true });
    expect((await callByName(server, admin, 'GET /problem_sets/{id}', { params: { id } })).status).toBe(404);
    for (const wrong of [id, newId(), parents.place]) {
      const refused = await drop(admin, wrong);
      expect([refused.status, refused.body.errors]).toEqual([404, ['Problem set not found']]);
    }
    expect((await audited()).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['unlink', id],
      ['delete', id],
    ]);
  });

  it('unlinked from its main parent and linked again keeps its main parent; after an hour it is a new link [API-156] [API-158]', async () => {
    const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { title: 'Lines' });
    await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { position: 1 });
    await linkSet(server.db, id, { kind: 'subsubtopic', id: parents.other });
    const read = async () => (await callByName(server, admin, 'GET /problem_sets/{id}', { params: { id } })).body;
    const before = await read();
    expect(before.subsubtopic_id).toEqual([parents.place, parents.other]);
    const back = {
      id,
      title: 'Lines',
      subsubtopic_id: [parents.place],
      position: [{ subsubtopic_id: parents.place, value: 0 }],
    };
    expect((await drop(admin, id, parents.place)).body.subsubtopic_id).toEqual([parents.other]);
    expect((await post(admin, back)).body).toEqual(before);
    expect(await read()).toEqual(before);
    await drop(admin, id, parents.place);
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_001);
    expect((await post(admin, back)).body.subsubtopic_id).toEqual([parents.other, parents.place]);
  });

  it('is deleted from all its parents if no parent is given [API-158]', async () => {
    const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place }, { title: 'Lines' });
    await linkSet(server.db, id, { kind: 'subsubtopic', id: parents.other });
    expect((await drop(admin, id)).body).toMatchObject({ title: 'Lines', deleted: true });
    expect(await listed({ subsubtopic_id: parents.other })).toEqual([]);
  });

  it('unlinked from its last two parents at once is deleted once, and never lost [API-158]', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const id = await addSet(server.db, { kind: 'subsubtopic', id: parents.place });
      await linkSet(server.db, id, { kind: 'subsubtopic', id: parents.other });
      const replies = await Promise.all([drop(admin, id, parents.place), drop(superAdmin, id, parents.other)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies.map(({ body }) => body.deleted).sort()).toEqual([false, true]);
    }
  });
});
