import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { openStream } from '../events/testing/open-stream.ts';
import { addUser, anImpersonation, linkStudents } from '../testing/people.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('users').execute();
  await server.db.deleteFrom('failures').execute();
  admin = await server.as('super-admin');
});
const audit = async (subject_id: string) =>
  (
    await server.db.selectFrom('audit').select('action').where('subject_id', '=', subject_id).orderBy('id').execute()
  ).map(({ action }) => action);

describe('the role of a tutor', () => {
  it('is added to an admin, who has a tutor’s rights at once [API-173]', async () => {
    const person = await server.as('admin');
    const user_id = person.account.id;
    const students = () => person.call('GET /accounts/get_my_students', { query: { offset: 1, limit: 10 } });
    expect((await refusalOf(students()))[0]).toBe(403);
    const body = { user_id, role: 'Tutor' as const };
    expect(await admin.call('PUT /users/add_role', { body })).toMatchObject({
      id: user_id,
      is_tutor: true,
      is_admin: true,
    });
    expect((await students()).count).toBe(0);
    await admin.call('PUT /users/add_role', { body });
    expect(await audit(user_id)).toEqual(['add_role']);
  });

  it('is removed from an admin, which ends impersonations; students are linked again with the role [API-174]', async () => {
    const tutorId = await addUser(server.db, 'admin');
    const studentId = await addUser(server.db, 'student');
    const body = { user_id: tutorId, role: 'Tutor' as const };
    await admin.call('PUT /users/add_role', { body });
    await linkStudents(server.db, tutorId, studentId);
    const { token } = await anImpersonation(server.db, { tutorId, studentId });
    const stream = await openStream(server.url, token);
    expect(await stream.next()).toMatchObject({ state: 'account' });
    expect(await admin.call('PUT /users/remove_role', { body })).toMatchObject({ is_tutor: false, linked_users: [] });
    expect(await stream.next()).toEqual({ state: 'ended', why: 'student-unlinked' });
    expect((await admin.call('PUT /users/add_role', { body })).linked_users).toEqual([studentId]);
  });

  it.each(['add_role', 'remove_role'] as const)('(%s) is for super admins, on accounts of admins', async (call) => {
    const user_id = await addUser(server.db, 'tutor');
    const body = { user_id, role: 'Tutor' as const };
    expect(await refusalOf(admin.call(`PUT /users/${call}`, { body }))).toEqual([
      422,
      'user_id: expected an admin, who can be a tutor besides',
    ]);
    const other = await server.as('admin');
    expect(
      (await refusalOf(other.call(`PUT /users/${call}`, { body: { ...body, user_id: other.account.id } })))[0],
    ).toBe(403);
    expect(await refusalOf(admin.call(`PUT /users/${call}`, { body: { ...body, user_id: newId() } }))).toEqual([
      404,
      'User not found',
    ]);
  });
});
