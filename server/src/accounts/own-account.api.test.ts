import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createPasswordLink } from './password-link.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const old = 'four in a row';
const fresh = 'five in a row';

async function logIn(email: string, password: string) {
  const reply = await request(server.url, 'POST /sessions', { body: { email, password } });
  return { status: reply.status, token: reply.headers.get('x-user-token') ?? '' };
}
async function addLoggedInUser(role: 'student' | 'tutor' = 'student') {
  const { id, email } = await addUserWithEmail(server.db, role, old);
  const { token } = await logIn(email, old);
  return { id, email, token, call: clientOf(server.url, token) };
}
type LoggedInUser = Awaited<ReturnType<typeof addLoggedInUser>>;
const change = ({ call }: LoggedInUser, oldPassword = old, password = fresh, confirmPassword = password) =>
  call('PUT /accounts/change_password', { body: { oldPassword, password, confirmPassword } });

describe('the caller’s own name', () => {
  it.each(['student', 'tutor', 'admin', 'super-admin'] as const)(
    'is changed by a %s, and shown from then on',
    async (role) => {
      const { call, account } = await server.as(role);
      const reply = await call('PUT /accounts/change_name', { body: { username: '  Ada   Lovelace ' } });
      expect(reply).toEqual({ ...account, username: 'Ada Lovelace' });
      expect(await call('PUT /accounts/set_current_user')).toEqual(reply);
    },
  );

  it('is refused with a hint if it has invisible or direction-changing characters', async () => {
    const { call, account } = await server.as('student');
    for (const username of ['Ada\u202ereniam', 'Ada\u0007']) {
      await expect(call('PUT /accounts/change_name', { body: { username } })).rejects.toMatchObject({
        status: 400,
        errors: ['The name has characters that cannot be seen. Please type it instead of pasting it.'],
      });
    }
    expect((await call('PUT /accounts/set_current_user')).username).toBe(account.username);
  });

  it('is refused if it is empty or too long', async () => {
    const { call, account } = await server.as('student');
    const rename = (username: string) => call('PUT /accounts/change_name', { body: { username } });
    await expect(rename('   ')).rejects.toMatchObject({ status: 400, errors: ['Please enter name'] });
    await expect(rename('x'.repeat(101))).rejects.toMatchObject({ status: 400 });
    expect((await call('PUT /accounts/set_current_user')).username).toBe(account.username);
  });
});

describe('the caller’s own password', () => {
  it('can be changed with the old one; this session stays and all others end', async () => {
    const person = await addLoggedInUser();
    const elsewhere = await logIn(person.email, old);
    expect(await change(person)).toEqual({
      message: 'Your password has been changed. Your other sessions have ended.',
    });
    expect((await person.call('PUT /accounts/set_current_user')).id).toBe(person.id);
    await expect(clientOf(server.url, elsewhere.token)('PUT /accounts/set_current_user')).rejects.toThrow(
      'Session expired',
    );
    expect((await logIn(person.email, old)).status).toBe(401);
    expect((await logIn(person.email, fresh)).status).toBe(200);
  });

  it('invalidates links to set a password when it is changed', async () => {
    const person = await addLoggedInUser();
    const reset_token = await createPasswordLink(server.db, { userId: person.id, now: server.clock.now });
    await change(person);
    const body = { password: old, confirmPassword: old, reset_token };
    expect((await request(server.url, 'PUT /accounts/reset_password', { body })).status).toBe(410);
  });

  it.each([
    ['a wrong old password', ['not the one', fresh, fresh], 'Old Password is not correct.'],
    ['a new password shorter than 8', [old, '1234567', '1234567'], 'New Password should be minimum 8 characters.'],
    ['another confirmation', [old, fresh, `${fresh}!`], 'New Password & Confirm Password should match.'],
  ] as const)('is not changed with %s', async (_what, [oldPassword, password, confirm], message) => {
    const person = await addLoggedInUser();
    const elsewhere = await logIn(person.email, old);
    await expect(change(person, oldPassword, password, confirm)).rejects.toMatchObject({
      status: 400,
      errors: [message],
    });
    expect((await logIn(person.email, old)).status).toBe(200);
    expect((await clientOf(server.url, elsewhere.token)('PUT /accounts/set_current_user')).id).toBe(person.id);
  });

  it('cannot be guessed: ten attempts in 15 minutes over all sessions', async () => {
    const person = await addLoggedInUser();
    const { token } = await logIn(person.email, old);
    const elsewhere = { ...person, call: clientOf(server.url, token) };
    const guesses = [person, elsewhere].flatMap((one) => Array.from({ length: 10 }, () => change(one, 'a guess')));
    const judged = (await Promise.allSettled(guesses)).map((one) => one.status === 'rejected' && one.reason.status);
    expect(judged.filter((status) => status === 400)).toHaveLength(10);
    await expect(change(person)).rejects.toMatchObject({ status: 429 });
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000);
    await change(person);
    const rows = await server.db.selectFrom('failures').selectAll().execute();
    expect(rows.filter(({ subject }) => subject.includes(person.id))).toEqual([]);
  });

  it('can be changed while log-ins of others fail, which resets their failures', async () => {
    const person = await addLoggedInUser();
    for (let n = 0; n < 10; n++) await logIn(person.email, 'a guess');
    expect((await logIn(person.email, old)).status).toBe(429);
    await change(person);
    expect((await logIn(person.email, fresh)).status).toBe(200);
  });

  it('is changed once by two concurrent changes', async () => {
    const person = await addLoggedInUser();
    const both = await Promise.allSettled([
      change(person, old, 'one of the two'),
      change(person, old, 'the other one'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = both[0]?.status === 'fulfilled' ? 'one of the two' : 'the other one';
    expect((await logIn(person.email, won)).status).toBe(200);
  });

  it('cannot be changed by an account that has none yet', async () => {
    const person = await server.as('student');
    const body = { oldPassword: '', password: fresh, confirmPassword: fresh };
    await expect(person.call('PUT /accounts/change_password', { body })).rejects.toMatchObject({ status: 400 });
  });
});
