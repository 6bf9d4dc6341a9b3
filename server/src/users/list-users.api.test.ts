import type { UserKind, UserType } from '@fourfold/core/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { request } from '../testing/client.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

const kinds = [
  ['admins', 'Admin'],
  ['students', 'Student'],
  ['tutors', 'Tutor'],
] as const satisfies [UserKind, UserType][];
let userCount = 0;
const newUser = (more: object = {}) => ({
  username: 'Ada Lovelace',
  email: `ada-${++userCount}@mail.example`,
  ...more,
});
const rename = (id: string, username: string, more: object = {}) =>
  server.db
    .updateTable('users')
    .set({ username, ...more })
    .where('id', '=', id)
    .execute();

describe('a page of users', () => {
  it.each(kinds)('of %s has a number, the order of names and a total count [API-169]', async (kind, _) => {
    const role = ({ admins: 'admin', students: 'student', tutors: 'tutor' } as const)[kind];
    const names = Array.from({ length: 12 }, (_, at) => `Paged ${role} ${String.fromCharCode(65 + at)}`);
    for (const [at, name] of names.toReversed().entries()) {
      await rename(await addUser(server.db, role), at % 2 ? name : name.toLowerCase());
    }
    const query = { q: `paged ${role}`, limit: '5' };
    const pages = [];
    for (const offset of ['1', '2', '3', '4'])
      pages.push(await callByName(server, admin, `GET /users/${kind}`, { query: { ...query, offset } }));
    const shown = pages.map(({ body }) => (body.data ?? []).map(({ username }) => String(username).toLowerCase()));
    expect(shown.flat()).toEqual(names.map((name) => name.toLowerCase()));
    expect(shown.map((page) => page.length)).toEqual([5, 5, 2, 0]);
    expect(pages.map(({ body }) => body.count)).toEqual([12, 12, 12, 12]);
    expect((await admin.call(`GET /users/${kind}`, { query: {} })).data.length).toBe(10);
  });

  it('has the users whose name or email contains the query, with any characters', async () => {
    const id = await addUser(server.db, 'student');
    await rename(id, '100% O’Neil_x', { email: 'o.neil+sat@mail.example' });
    for (const q of ['100%', 'o’neil_', 'NEIL+SAT@']) {
      expect(
        (await admin.call('GET /users/students', { query: { q } })).data.map((user) => user.id),
        q,
      ).toEqual([id]);
    }
    expect((await admin.call('GET /users/students', { query: { q: '%_%' } })).count).toBe(0);
  });

  it('of tutors includes admins who are tutors too, each with their undeleted students by name [API-169]', async () => {
    const [tutor, both, zoe, abe, gone] = [
      await addUser(server.db, 'tutor'),
      await addUser(server.db, 'admin'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
      await addUser(server.db, 'student'),
    ];
    for (const [id, name] of [
      [tutor, 'Linked one'],
      [both, 'Linked two'],
      [zoe, 'zoe'],
      [abe, 'Abe'],
    ] as const) {
      await rename(id, name);
    }
    await linkStudents(server.db, tutor, zoe, abe, gone);
    await linkStudents(server.db, both, zoe);
    await rename(gone, 'Gone', { deleted_at: new Date() });
    const listed = async (kind: UserKind) => (await admin.call(`GET /users/${kind}`, { query: { q: 'linked ' } })).data;
    expect((await listed('tutors')).map(({ username, linked_users }) => [username, linked_users])).toEqual([
      ['Linked one', [abe, zoe]],
    ]);
    await admin.call('PUT /users/add_role', { body: { user_id: both, role: 'Tutor' } });
    const tutors = await listed('tutors');
    expect(tutors.map(({ username, linked_users }) => [username, linked_users])).toEqual([
      ['Linked one', [abe, zoe]],
      ['Linked two', [zoe]],
    ]);
    expect(tutors[0]?.linked_students[0]).toMatchObject({ id: abe, username: 'Abe' });
    expect((await listed('admins')).map(({ id }) => id)).toEqual([both]);
  });

  it('is available to super admins only', async () => {
    for (const role of ['admin', 'tutor', 'student', 'tutor-login'] as const) {
      const { token } = await server.as(role);
      for (const [kind] of kinds) {
        expect((await request(server.url, `GET /users/${kind}`, {}, token)).status).toBe(403);
        const body = newUser({ userType: 'Student' });
        expect((await request(server.url, `POST /users/${kind}`, { body }, token)).status).toBe(403);
      }
    }
  });
});
