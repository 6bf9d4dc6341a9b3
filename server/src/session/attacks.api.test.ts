import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '../events/testing/open-stream.ts';
import { clientOf, request } from '../testing/client.ts';
import { countStatements } from '../testing/count-statements.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { challenge, verifier } from '../testing/verifier.ts';
import { hashToken, newToken } from './token.ts';

// Attacks of docs/threats.md, other than on passwords, that no other test file covers.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const password = 'four in a row';

const emailOfSomeone = async () => (await addUserWithEmail(server.db, 'student', password)).email;

const whoAmI = (token: string) => request(server.url, 'PUT /accounts/set_current_user', {}, token);
const logIn = (email: string, guess: string, from = server.url, headers: Record<string, string> = {}) =>
  fetch(`${from}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: guess }),
  });

describe('a token that is guessed', () => {
  it('is refused if it is similar to a valid one or made from stored data', async () => {
    const { token, call } = await server.as('super-admin');
    const { code } = await call('POST /sessions/hand_over', { body: { challenge } });
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const guesses = {
      'one more character': `${token}A`,
      'one less character': token.slice(0, -1),
      'another last character': token.slice(0, -1) + last,
      'inverted case': [...token]
        .map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
        .join(''),
      'its stored hash': hashToken(token).toString('base64url'),
      'its stored hash, in hex': hashToken(token).toString('hex'),
      'a code of the same session': code,
      'with Bearer before it': `Bearer ${token}`,
      'a text with SQL': "' or true --",
    };
    for (const [what, guess] of Object.entries(guesses)) {
      const reply = await whoAmI(guess);
      expect([what, reply.status, await reply.json()]).toMatchObject([what, 401, { errors: ['Session expired'] }]);
    }
    expect((await whoAmI(token)).status).toBe(200);
  });

  it('is one of 256 random bits: tokens are unique and their bits are unbiased', () => {
    const tokens = Array.from({ length: 2000 }, () => newToken().token);
    expect(new Set(tokens).size).toBe(tokens.length);
    const ones = Array.from({ length: 256 }, () => 0);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url');
      expect(bytes.length).toBe(32);
      for (let bit = 0; bit < 256; bit++) ones[bit] = (ones[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    }
    // Tolerance: seven standard deviations of a fair coin.
    for (const count of ones) expect(Math.abs(count - 1000)).toBeLessThan(7 * Math.sqrt(500));
  });
});

describe('credentials from elsewhere', () => {
  it('are accepted a hundred times from one address, and then refused even if they are right', async () => {
    const victim = await emailOfSomeone();
    const tried = Array.from({ length: 100 }, (_, n) => logIn(`leaked-${n}@mail.example`, password));
    expect(new Set((await Promise.all(tried)).map((reply) => reply.status))).toEqual(new Set([401]));
    const reply = await logIn(victim, password);
    expect([reply.status, reply.headers.get('x-user-token')]).toEqual([429, null]);
  });

  it('count for the real address, whatever a header claims', async () => {
    const forged = () => ({ 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` });
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => logIn(`leaked-${n}@mail.example`, password, server.url, forged())),
    );
    expect((await logIn('one-more@mail.example', password, server.url, forged())).status).toBe(429);
  });
});

describe('a hand-over code that is stolen', () => {
  const takeOver = (code: string, at = server.studio) =>
    request(at, 'POST /sessions/take_over', { body: { code, verifier } });

  it('is noticed: its owner is refused, and a log-out ends the session of the thief', async () => {
    const owner = await server.as('admin');
    const { code } = await owner.call('POST /sessions/hand_over', { body: { challenge } });
    const stolen = (await takeOver(code)).headers.get('x-user-token') ?? '';
    expect((await whoAmI(stolen)).status).toBe(200);
    const refused = await takeOver(code);
    expect([refused.status, await refused.json()]).toMatchObject([
      410,
      { errors: ['This code is no longer valid. Please log in.'] },
    ]);
    await owner.call('DELETE /sessions');
    expect((await whoAmI(stolen)).status).toBe(401);
  });

  it('is not accepted as a token or as a password link', async () => {
    const { call } = await server.as('admin');
    const { code } = await call('POST /sessions/hand_over', { body: { challenge } });
    expect((await whoAmI(code)).status).toBe(401);
    const body = { password, confirmPassword: password, reset_token: code };
    expect((await request(server.url, 'PUT /accounts/reset_password', { body })).status).toBe(410);
  });

  it('cannot be guessed: an address has a hundred attempts, and a few more if they are concurrent', async () => {
    const tries = Array.from({ length: 150 }, () => takeOver(newToken().token));
    const statuses = (await Promise.all(tries)).map((reply) => reply.status);
    const [tried, refused] = [410, 429].map((status) => statuses.filter((one) => one === status).length);
    expect(tried).toBeLessThanOrEqual(107);
    expect(refused).toBe(150 - (tried ?? 0));
  });
});

describe('a token that an attacker puts into another browser', () => {
  it('is not used for the victim’s session: each log-in creates a new session and token', async () => {
    const email = await emailOfSomeone();
    const attacker = await server.as('student');
    const entered = await request(server.url, 'POST /sessions', { body: { email, password } }, attacker.token);
    const victim = clientOf(server.url, entered.headers.get('x-user-token') ?? '');
    expect((await victim('PUT /accounts/set_current_user')).email).toBe(email);
    expect(((await (await whoAmI(attacker.token)).json()) as { id: string }).id).toBe(attacker.account.id);
  });
});

describe('whether an account exists', () => {
  it('is not visible in what password recovery does before it replies', async () => {
    const counted = countStatements(server.db);
    const other = await startTestServer({ db: counted.db });
    const known = await emailOfSomeone();
    const recover = async (email: string) => {
      const before = counted.statements();
      const reply = await request(other.url, 'PUT /accounts/forgot_password', { body: { email } });
      return [counted.statements() - before, reply.status, await reply.text()];
    };
    expect(await recover(known)).toEqual(await recover('nobody-at-all@mail.example'));
    await other.stop();
  });

  it('is not visible without a registration code', async () => {
    const register = async (email: string) => {
      const body = { email, password, userType: 'Student', status: true, code: 'GUESSED' };
      const reply = await request(server.url, 'POST /accounts', { body });
      return [reply.status, await reply.json()];
    };
    expect(await register(await emailOfSomeone())).toEqual(await register('nobody-at-all@mail.example'));
  });
});

describe('events of another account', () => {
  it('never arrive: a stream reports its own session only', async () => {
    const [one, other] = await Promise.all([server.as('student'), server.as('student')]);
    const stream = await openStream(server.url, one.token);
    expect(await stream.next()).toMatchObject({ state: 'account', account: { id: one.account.id } });
    await rename(other, 'Somebody Else');
    await server.db.updateTable('users').set({ status: false }).where('id', '=', other.account.id).execute();
    await server.db.deleteFrom('sessions').where('user_id', '=', other.account.id).execute();
    // The next event of the stream is about its own account, although other events came before.
    await rename(one, 'Its Own');
    expect(await stream.next()).toMatchObject({
      state: 'account',
      account: { id: one.account.id, username: 'Its Own' },
    });
    stream.disconnect();
  });

  const rename = ({ call }: TestPerson, username: string) => call('PUT /accounts/change_name', { body: { username } });
});
