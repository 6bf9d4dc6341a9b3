import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { aSessionOf } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { challenge, verifier } from '../testing/verifier.ts';
import { sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 86_400_000;
const fetchCurrentUser = (token?: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/accounts/set_current_user`, {
    method: 'PUT',
    headers: { ...headers, ...(token !== undefined && { authorization: token }) },
  });

describe('the current user', () => {
  it.each(['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const)(
    'is returned to a %s by the token only [API-007]',
    async (role) => {
      const person = await server.as(role);
      expect(await person.call('PUT /accounts/set_current_user')).toEqual(person.account);
    },
  );

  it('of a tutor in a student’s session is the student, with the tutor’s name [API-007]', async () => {
    const { call } = await server.as('tutor-login');
    const account = await call('PUT /accounts/set_current_user');
    expect(account).toMatchObject({ userType: 'Student', is_student: true, tutor_login: { status: true } });
    expect(account.tutor_login.tutor_name).toMatch(/^tutor-/);
  });
});

describe('a session', () => {
  it.each([
    ['no token', undefined],
    ['a token of another format', 'Bearer x'],
    ['an unknown token', 'A'.repeat(43)],
  ])('is refused as expired with %s', async (_what, token) => {
    const reply = await fetchCurrentUser(token);
    expect([reply.status, await reply.json()]).toMatchObject([401, { errors: ['Session expired'] }]);
  });

  it('ends after seven days without use, and stays open while it is used', async () => {
    const before = server.clock.now;
    const used = await server.as('student');
    const unused = await server.as('student');
    for (const days of [3, 6, 9]) {
      server.clock.now = new Date(before.getTime() + days * day);
      expect((await fetchCurrentUser(used.token)).status).toBe(200);
    }
    const reply = await fetchCurrentUser(unused.token);
    expect([reply.status, await reply.json()]).toMatchObject([401, { errors: ['Session expired'] }]);
    server.clock.now = before;
  });

  it('ends 30 days after its log-in even if it is used, and is not listed then', async () => {
    const before = server.clock.now;
    const used = await server.as('student');
    const at = async (days: number) => {
      server.clock.now = new Date(before.getTime() + days * day);
      return (await fetchCurrentUser(used.token)).status;
    };
    for (const days of [6, 12, 18, 24, 29.9]) expect(await at(days)).toBe(200);
    expect(await at(30)).toBe(401);
    const later = await aSessionOf(server.db, used.account.id, { now: server.clock.now });
    const { data } = await clientOf(server.url, later.token)('GET /sessions');
    expect(data).toHaveLength(1);
    await sweep(server.deps.db, server.clock.now, 7);
    const left = await server.db.selectFrom('sessions').select('id').where('user_id', '=', used.account.id).execute();
    expect(left).toHaveLength(1);
    server.clock.now = before;
  });

  it('stores its last use at most once in five minutes', async () => {
    const before = server.clock.now;
    const { token, account } = await server.as('student');
    const lastUse = async () =>
      (
        await server.db
          .selectFrom('session_tokens')
          .select('last_used_at')
          .where('user_id', '=', account.id)
          .executeTakeFirstOrThrow()
      ).last_used_at.getTime() - before.getTime();
    server.clock.now = new Date(before.getTime() + 299_000);
    await fetchCurrentUser(token);
    expect(await lastUse()).toBe(0);
    server.clock.now = new Date(before.getTime() + 301_000);
    await fetchCurrentUser(token);
    expect(await lastUse()).toBe(301_000);
    server.clock.now = before;
  });

  it('of a tutor in a student’s session ends after two hours', async () => {
    const before = server.clock.now;
    const { token } = await server.as('tutor-login');
    server.clock.now = new Date(before.getTime() + 2 * 3_600_000);
    expect((await fetchCurrentUser(token)).status).toBe(401);
    server.clock.now = before;
  });

  it('reports "Account not active" on any call once the account is deactivated', async () => {
    const { call, account } = await server.as('student');
    await server.db.updateTable('users').set({ status: false }).where('id', '=', account.id).execute();
    for (const made of [call('PUT /accounts/set_current_user'), call('GET /settings/get_setting')]) {
      await expect(made).rejects.toMatchObject({ status: 401, errors: ['Account not active, Please contact admin.'] });
    }
  });

  it('ends with its account', async () => {
    const { call, account } = await server.as('student');
    await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', account.id).execute();
    await expect(call('PUT /accounts/set_current_user')).rejects.toMatchObject({ errors: ['Session expired'] });
  });

  it('is not required for a logged-out call with an old token', async () => {
    const reply = await request(
      server.url,
      'PUT /accounts/forgot_password',
      { body: { email: 'stale@mail.example' } },
      'A'.repeat(43),
    );
    expect(reply.status).toBe(200);
  });
});

describe('log-out', () => {
  it.each(['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const)(
    'of a %s returns a message and ends the session [API-004]',
    async (role) => {
      const { call } = await server.as(role);
      expect(await call('DELETE /sessions')).toEqual({ message: 'You have been logged out.' });
      await expect(call('PUT /accounts/set_current_user')).rejects.toMatchObject({
        status: 401,
        errors: ['Session expired'],
      });
    },
  );

  it('ends the tokens of both sites and the sessions opened from it, and no other user’s', async () => {
    const admin = await server.as('admin');
    const other = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    const taken = await request(server.studio, 'POST /sessions/take_over', { body: { code, verifier } });
    const studio = clientOf(server.studio, taken.headers.get('x-user-token') ?? '');
    await studio('DELETE /sessions');
    for (const call of [admin.call, studio]) {
      await expect(call('PUT /accounts/set_current_user')).rejects.toThrow('Session expired');
    }
    expect((await other.call('PUT /accounts/set_current_user')).id).toBe(other.account.id);
  });

  it('of a tutor ends the student’s session that the tutor was in', async () => {
    const within = await server.as('tutor-login');
    const tutorId = within.account.tutor_login.tutor_id ?? '';
    await server.db.deleteFrom('sessions').where('user_id', '=', tutorId).execute();
    await expect(within.call('PUT /accounts/set_current_user')).rejects.toThrow('Session expired');
  });
});
