import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordLink } from '../accounts/password-link.ts';
import { request } from '../testing/client.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sweep } from './sweep.ts';
import { hashToken, newToken } from './token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const password = 'four in a row';
const addStudent = () => addUserWithEmail(server.db, 'student', password);
const logIn = async (email: string, guess: string, device?: string) => {
  const reply = await request(server.url, 'POST /sessions', { body: { email, password: guess, device } });
  return { status: reply.status, device: reply.headers.get('x-user-device') };
};
/** A user, and the secret of a browser in which they logged in. */
async function addUserWithKnownDevice() {
  const { id, email } = await addStudent();
  const { device } = await logIn(email, password);
  return { id, email, device: device ?? '' };
}
const guess = async (email: string, times: number, device?: string) => {
  for (let n = 0; n < times; n++) await logIn(email, 'a guess', device);
};

describe('a browser', () => {
  it('gets a secret of 256 bits at a successful log-in only, stored as its SHA-256', async () => {
    const { id, email } = await addStudent();
    expect((await logIn(email, 'a guess')).device).toBeNull();
    const { device } = await logIn(email, password);
    expect(Buffer.from(device ?? '', 'base64url')).toHaveLength(32);
    const stored = await server.db.selectFrom('known_devices').select('hash').where('user_id', '=', id).execute();
    expect(stored).toEqual([{ hash: hashToken(device ?? '') }]);
  });

  it('known to an account can log in with the password while other browsers are locked out', async () => {
    const { email, device } = await addUserWithKnownDevice();
    await guess(email, 10);
    const at = server.clock.now;
    const neighbours = Array.from({ length: 100 }, () => ({ subject: 'log-in:address:127.0.0.1', at }));
    await server.db.insertInto('failures').values(neighbours).execute();
    expect(await logIn(email, password)).toEqual({ status: 429, device: null });
    expect(await logIn(email, password, newToken().token)).toEqual({ status: 429, device: null });
    expect(await logIn(email, password, device)).toEqual({ status: 200, device: null });
    // An unknown browser is still refused.
    expect((await logIn(email, 'a guess')).status).toBe(429);
  });

  it('has ten attempts itself, and is not known to other accounts', async () => {
    const { email, device } = await addUserWithKnownDevice();
    const other = await addUserWithKnownDevice();
    await guess(email, 10, device);
    expect((await logIn(email, password, device)).status).toBe(429);
    // Unknown browsers have no failures yet.
    expect((await logIn(email, password)).status).toBe(200);
    await guess(other.email, 10);
    expect((await logIn(other.email, password, device)).status).toBe(429);
    expect((await logIn(other.email, password, other.device)).status).toBe(200);
  });

  it('shared by several users has one secret for all of them, and a secret that was not issued is ignored', async () => {
    const { device } = await addUserWithKnownDevice();
    const [second, third] = [await addStudent(), await addStudent()];
    expect((await logIn(second.email, password, device)).device).toBeNull();
    await guess(second.email, 10);
    expect((await logIn(second.email, password, device)).status).toBe(200);
    const made = newToken().token;
    expect((await logIn(third.email, password, made)).device).not.toBeNull();
    await guess(third.email, 10);
    expect((await logIn(third.email, password, made)).status).toBe(429);
  });

  it('is forgotten after a password reset by link, after a year, and beyond the last twenty', async () => {
    const reset = await addUserWithKnownDevice();
    const reset_token = await createPasswordLink(server.db, { userId: reset.id, now: server.clock.now });
    const body = { password, confirmPassword: password, reset_token };
    expect((await request(server.url, 'PUT /accounts/reset_password', { body })).status).toBe(200);
    const old = await addUserWithKnownDevice();
    await server.db
      .updateTable('known_devices')
      .set({ last_used_at: new Date(server.clock.now.getTime() - 366 * 86_400_000) })
      .where('user_id', '=', old.id)
      .execute();
    await sweep(server.deps.db, server.clock.now, 7);
    const many = await addUserWithKnownDevice();
    const before = server.clock.now;
    for (let n = 1; n <= 20; n++) {
      server.clock.now = new Date(before.getTime() + n * 1000);
      await logIn(many.email, password);
    }
    server.clock.now = before;
    for (const { email, device } of [reset, old, many]) {
      await guess(email, 10);
      expect((await logIn(email, password, device)).status).toBe(429);
    }
    const left = await server.db.selectFrom('known_devices').select('hash').where('user_id', '=', many.id).execute();
    expect(left).toHaveLength(20);
  });
});
