import type { UserKind } from '@fourfold/core/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { openStream } from '../events/testing/open-stream.ts';
import { openSession } from '../session/open-session.ts';
import { clientOf } from '../testing/client.ts';
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

const password = 'four in a row';
const emailOf = async (id: string) =>
  (await server.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const logIn = async (id: string) => server.call('POST /sessions', { body: { email: await emailOf(id), password } });
const setStatus = (kind: UserKind, id: string, status: boolean, by = admin) =>
  by.call(`PATCH /users/${kind}/{id}`, { params: { id }, body: { status } });
const deleteAccount = (kind: UserKind, id: string, by = admin) =>
  by.call(`DELETE /users/${kind}/{id}`, { params: { id } });
const restore = (user_id: string) => admin.call('PUT /users/restore', { body: { user_id } });
const audit = async (subject_id: string) =>
  (
    await server.db.selectFrom('audit').select('action').where('subject_id', '=', subject_id).orderBy('id').execute()
  ).map(({ action }) => action);
const roles = [
  ['admins', 'admin'],
  ['students', 'student'],
  ['tutors', 'tutor'],
] as const;

describe('an account that is deactivated', () => {
  it.each(roles)('among %s loses its sessions, with the reason, until it is active [API-171]', async (kind, role) => {
    const person = await server.as(role);
    const { id } = person.account;
    const stream = await openStream(server.url, person.token);
    expect(await stream.next()).toMatchObject({ state: 'account' });
    expect(await setStatus(kind, id, false)).toMatchObject({ id, status: false });
    expect(await stream.next()).toEqual({ state: 'ended', why: 'not-active' });
    expect(await refusalOf(person.call('PUT /accounts/set_current_user'))).toEqual([
      401,
      'Account not active, Please contact admin.',
    ]);
    expect(await setStatus(kind, id, true)).toMatchObject({ status: true });
    // Sessions that were open before stay closed.
    expect(await refusalOf(person.call('PUT /accounts/set_current_user'))).toEqual([401, 'Session expired']);
    expect(await audit(id)).toEqual(['deactivate', 'activate']);
  });

  it('is refused at log-in, and can log in again once active', async () => {
    const id = await addUser(server.db, 'student', password);
    await setStatus('students', id, false);
    expect(await refusalOf(logIn(id))).toEqual([401, 'Account not active, Please contact admin.']);
    await setStatus('students', id, true);
    expect((await logIn(id)).id).toBe(id);
  });

  it('a second time is not changed again', async () => {
    const id = await addUser(server.db, 'tutor');
    await setStatus('tutors', id, false);
    expect((await setStatus('tutors', id, false)).status).toBe(false);
    expect(await audit(id)).toEqual(['deactivate']);
  });

  it('is not found if it is of another kind', async () => {
    const id = await addUser(server.db, 'tutor');
    expect(await refusalOf(setStatus('students', id, false))).toEqual([404, 'Student not found']);
    expect(await refusalOf(setStatus('admins', newId(), false))).toEqual([404, 'Admin not found']);
  });
});

describe('an account that is deleted', () => {
  it.each(roles)(
    'among %s loses its sessions and cannot log in; the message says until when it can be restored [API-170]',
    async (kind, role) => {
      const id = await addUser(server.db, role, password);
      const account = await logIn(id);
      const person = await server.as(role);
      const stream = await openStream(server.url, person.token);
      expect(await stream.next()).toMatchObject({ state: 'account' });
      await deleteAccount(kind, person.account.id);
      expect(await stream.next()).toEqual({ state: 'ended', why: 'logged-out' });
      expect(await refusalOf(person.call('PUT /accounts/set_current_user'))).toEqual([401, 'Session expired']);

      server.clock.now = new Date('2026-11-21T17:00:00Z');
      expect(await deleteAccount(kind, id)).toEqual({
        message: `${account.username} was deleted. Until 2026-12-21 the account can be brought back.`,
      });
      server.clock.now = new Date();
      expect(await refusalOf(logIn(id))).toEqual([401, 'Invalid email or password']);
      expect((await admin.call(`GET /users/${kind}`, { query: {} })).data.some((user) => user.id === id)).toBe(false);
      expect(await refusalOf(deleteAccount(kind, id))).toEqual([410, 'This account was deleted meanwhile.']);
      expect(await refusalOf(setStatus(kind, id, false))).toEqual([410, 'This account was deleted meanwhile.']);
      expect(await audit(id)).toEqual(['delete']);
    },
  );

  it('can be restored within 30 days, with name, password and students', async () => {
    const id = await addUser(server.db, 'tutor', password);
    const student = await addUser(server.db, 'student');
    await linkStudents(server.db, id, student);
    await deleteAccount('tutors', id);
    const { data, count } = await admin.call('GET /users/tutors', { query: { deleted: 'true' } });
    expect([data.map((user) => user.id), count]).toEqual([[id], 1]);
    // A concurrent log-in that read the account just before it was deleted.
    const late = { id: newId(), userId: id, site: 'learner', now: server.clock.now, device: null } as const;
    const token = await openSession(server.db, late);
    expect(await restore(id)).toMatchObject({ id, deleted_at: null, linked_users: [student] });
    expect(await refusalOf(clientOf(server.url, token)('PUT /accounts/set_current_user'))).toEqual([
      401,
      'Session expired',
    ]);
    expect((await logIn(id)).id).toBe(id);
    // A repeated call, as after a lost reply.
    expect((await restore(id)).id).toBe(id);
    expect(await audit(id)).toEqual(['delete', 'restore']);
    expect((await admin.call('GET /users/tutors', { query: { deleted: 'true' } })).count).toBe(0);
  });

  it('cannot be restored after 30 days, or while another account has the email', async () => {
    const [late, taken] = [await addUser(server.db, 'student'), await addUser(server.db, 'student')];
    const email = await emailOf(taken);
    await deleteAccount('students', late);
    await deleteAccount('students', taken);
    await admin.call('POST /users/students', { body: { username: 'Eve', email, userType: 'Student' } });
    expect(await refusalOf(restore(taken))).toEqual([
      409,
      `Another account has the email ${email} by now: delete that first.`,
    ]);
    const month = new Date(server.clock.now.getTime() - 30 * 86_400_000);
    await server.db.updateTable('users').set({ deleted_at: month }).where('id', '=', late).execute();
    expect((await admin.call('GET /users/students', { query: { deleted: 'true' } })).data.map(({ id }) => id)).toEqual([
      taken,
    ]);
    expect(await refusalOf(restore(late))).toEqual([
      410,
      "This account was deleted more than 30 days ago and can't be restored.",
    ]);
    expect(await refusalOf(restore(newId()))).toEqual([404, 'User not found']);
  });

  it('does not stop a tutor who is logged in as it from going back', async () => {
    const [tutorId, studentId] = [await addUser(server.db, 'tutor'), await addUser(server.db, 'student')];
    await linkStudents(server.db, tutorId, studentId);
    const { token } = await anImpersonation(server.db, { tutorId, studentId });
    const impersonation = clientOf(server.url, token);
    const stream = await openStream(server.url, token);
    expect(await stream.next()).toMatchObject({ state: 'account' });
    await deleteAccount('students', studentId);
    expect(await stream.next()).toEqual({ state: 'ended', why: 'student-unlinked' });
    expect(await refusalOf(impersonation('GET /assignments'))).toEqual([403, 'Student unlinked from your account']);
    expect((await impersonation('PUT /sessions/login_back_to_tutor')).id).toBe(tutorId);
  });
});

/** Null if the call succeeded, else its error message. */
const refusalMessage = async (asking: Promise<unknown>): Promise<string | null> =>
  asking.then(
    () => null,
    (error: { errors: string[] }) => error.errors.join(),
  );

describe('the right to log in', () => {
  it('cannot be removed by users from themselves', async () => {
    const { id } = admin.account;
    await server.db.updateTable('users').set({ is_tutor: true }).where('id', '=', id).execute();
    await server.as('super-admin');
    for (const kind of ['admins', 'tutors'] as const) {
      expect(await refusalOf(deleteAccount(kind, id))).toEqual([409, "You can't delete your own account."]);
      expect(await refusalOf(setStatus(kind, id.toUpperCase(), false))).toEqual([
        409,
        "You can't deactivate your own account.",
      ]);
    }
    expect((await setStatus('admins', id, true)).status).toBe(true);
  });

  it('cannot be removed from the last active super admin, also if two do it to each other at the same time', async () => {
    const other = await server.as('super-admin');
    const active = () =>
      server.db
        .selectFrom('users')
        .select('id')
        .where('is_super_admin', '=', true)
        .where('status', '=', true)
        .where('deleted_at', 'is', null)
        .execute();
    const refused = await Promise.all([
      refusalMessage(setStatus('admins', other.account.id, false)),
      refusalMessage(deleteAccount('admins', admin.account.id, other)),
    ]);
    expect((await active()).length).toBe(1);
    // The slower one has lost access already, or is refused.
    const reasons = [
      "You can't delete the last active super admin.",
      "You can't deactivate the last active super admin.",
      'Account not active, Please contact admin.',
      'Session expired',
    ];
    expect(refused.filter((why) => why !== null && reasons.includes(why)).length).toBe(1);
    expect(refused.filter((why) => why === null).length).toBe(1);
  });
});
