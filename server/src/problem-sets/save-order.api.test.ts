import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addSet, addTopic } from '../testing/content.ts';
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
const listed = async (query: Record<string, string>) =>
  ((await callByName(server, admin, 'GET /problem_sets', { query })).body.data ?? []).map(({ id }) => id);
const idOf = ({ id }: LooseReply) => id ?? '';

describe('the order of problem sets', () => {
  const kinds = [
    { path: 'update_positions', name: 'subsubtopic_id', kind: 'subsubtopic', key: 'place', id: '[API-161]' },
    { path: 'update_positions', name: 'sattopic_id', kind: 'sattopic', key: 'sattopic', id: '' },
    { path: 'update_sat_positions', name: 'sat_question_id', kind: 'sat_question', key: 'sat', id: '[API-162]' },
    { path: 'update_act_positions', name: 'act_question_id', kind: 'act_question', key: 'act', id: '[API-163]' },
  ] as const;
  it.each(kinds)('is saved for $name, and refused with the present list if that has changed $id', async (row) => {
    const { path, name, kind, key } = row;
    const place = parents[key];
    const ids: string[] = [];
    for (const position of [0, 1, 2]) ids.push(await addSet(server.db, { kind, id: place }, { position }));
    const elsewhere = await addSet(server.db, { kind: 'subsubtopic', id: parents.other });
    const save = (person: TestPerson, order: string[]) =>
      callByName(server, person, `PUT /problem_sets/${path}`, { body: { [name]: place, problem_sets: order } });
    const order = [...ids].reverse();
    const saved = await save(admin, order);
    expect([saved.status, saved.body.data?.map(idOf)]).toEqual([200, order]);
    expect(await listed({ [name]: place })).toEqual(order);
    for (const wrong of [
      order.slice(1),
      [...order, elsewhere],
      [...order, newId()],
      [...order.slice(1), order[1] ?? ''],
    ]) {
      const refused = await save(admin, wrong);
      expect([refused.status, refused.body.errors, refused.body.data?.map(idOf)]).toEqual([
        409,
        ['The list has changed meanwhile. This is the list as it is now.'],
        order,
      ]);
    }
    for (const person of outsiders) expect((await save(person, ids)).status).toBe(403);
    const positions = await Promise.all([save(admin, ids), save(superAdmin, order)]);
    expect(positions.map(({ status }) => status)).toEqual([200, 200]);
    expect([ids.join(), order.join()]).toContain((await listed({ [name]: place })).join());
  });

  it('needs exactly one parent, of the right kind [API-161]', async () => {
    const save = async (body: object) => {
      const reply = await callByName(server, admin, 'PUT /problem_sets/update_positions', { body });
      return [reply.status, reply.body.errors?.[0]];
    };
    expect(await save({ problem_sets: [] })).toEqual([
      400,
      'Name the place of the problem sets: subsubtopic_id or sattopic_id',
    ]);
    expect((await save({ subsubtopic_id: parents.place, sattopic_id: parents.sattopic, problem_sets: [] }))[0]).toBe(
      400,
    );
    expect(await save({ subsubtopic_id: parents.sat, problem_sets: [] })).toEqual([404, 'Sub-sub-topic not found']);
    expect(await save({ sattopic_id: await addTopic(server.db), problem_sets: [] })).toEqual([
      404,
      'SAT topic not found',
    ]);
  });
});
