import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { addUserWithEmail } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { hashToken } from './token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'four in a row';

const addAccount = (role: 'student' | 'tutor' | 'admin' = 'student') => addUserWithEmail(server.db, role, password);
const logIn = (body: { email: string; password: string }) => request(server.url, 'POST /sessions', { body });

describe('log-in', () => {
  it.each([
    ['student', 'Student'],
    ['tutor', 'Tutor'],
    ['admin', 'Admin'],
  ] as const)('returns to a %s userType %s and a token in x-user-token [API-003]', async (role, userType) => {
    const { id, email } = await addAccount(role);
    const reply = await logIn({ email, password });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id, _id: id, email, userType, tutor_login: { status: false } });
    const token = reply.headers.get('x-user-token') ?? '';
    const again = await clientOf(server.url, token)('PUT /accounts/set_current_user');
    expect(again.id).toBe(id);
  });

  it('refuses a wrong password and an unknown email with the same message, and returns no token [API-003]', async () => {
    const { email } = await addAccount();
    const wrong = await logIn({ email, password: 'not the one' });
    const unknown = await logIn({ email: 'nobody@mail.example', password });
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({ errors: ['Invalid email or password'] });
      expect(reply.headers.get('x-user-token')).toBeNull();
    }
  });

  it('takes as long for an unknown email as for a wrong password', async () => {
    const { email } = await addAccount();
    const cpuTimeOf = async (who: string) => {
      // Measures processor time, which other load does not change.
      const before = process.cpuUsage();
      await logIn({ email: who, password: 'not the one' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round++) {
      known.push(await cpuTimeOf(email));
      unknown.push(await cpuTimeOf(`nobody-${round}@mail.example`));
    }
    // Compares the minima. Without hashing it would be a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
    expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) * 0.5);
  });

  it('finds the account for any case and spaces of the email', async () => {
    const { id, email } = await addAccount();
    const account = await server.call('POST /sessions', { body: { email: `  ${email.toUpperCase()} `, password } });
    expect(account.id).toBe(id);
  });

  it('reports an inactive account only if the password is right', async () => {
    const { id, email } = await addAccount();
    await server.db.updateTable('users').set({ status: false }).where('id', '=', id).execute();
    const right = await logIn({ email, password });
    expect([right.status, await right.json()]).toMatchObject([
      401,
      { errors: ['Account not active, Please contact admin.'] },
    ]);
    const wrong = await logIn({ email, password: 'not the one' });
    expect(await wrong.json()).toMatchObject({ errors: ['Invalid email or password'] });
  });

  it('refuses an account that was deleted or never had a password', async () => {
    const gone = await addAccount();
    await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    const fresh = await addAccount();
    await server.db.updateTable('users').set({ password_hash: null }).where('id', '=', fresh.id).execute();
    for (const { email } of [gone, fresh]) expect((await logIn({ email, password })).status).toBe(401);
  });

  it('never reuses a token that the caller sends', async () => {
    const { email } = await addAccount();
    const planted = 'A'.repeat(43);
    const reply = await request(server.url, 'POST /sessions', { body: { email, password } }, planted);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-user-token')).not.toBe(planted);
    await expect(clientOf(server.url, planted)('PUT /accounts/set_current_user')).rejects.toThrow('Session expired');
  });

  it('stores the token only as its SHA-256, and the password only as Argon2id at 19 MiB, two passes, one lane', async () => {
    const { id, email } = await addAccount();
    const token = (await logIn({ email, password })).headers.get('x-user-token') ?? '';
    const stored = await server.db.selectFrom('session_tokens').select('hash').where('user_id', '=', id).execute();
    expect(stored).toEqual([{ hash: hashToken(token) }]);
    const user = await server.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('limits of log-in', () => {
  beforeEach(async () => {
    await server.db.deleteFrom('failures').execute();
  });

  it('lock an account after 10 failures in 15 minutes, report when to try again, and admit it then', async () => {
    const { email } = await addAccount();
    for (let n = 0; n < 10; n++) expect((await logIn({ email, password: 'not the one' })).status).toBe(401);
    const refused = await logIn({ email, password });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ errors: ['Too many attempts. Please try again in 15 minutes.'] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 15 * 60_000 + 1000);
    expect((await logIn({ email, password })).status).toBe(200);
    server.clock.now = before;
  });

  it('count failures for an unknown email in the same way', async () => {
    const email = 'still-nobody@mail.example';
    for (let n = 0; n < 10; n++) await logIn({ email, password });
    expect((await logIn({ email, password })).status).toBe(429);
  });

  it('apply to concurrent attempts too', async () => {
    const { email } = await addAccount();
    const replies = await Promise.all(Array.from({ length: 30 }, () => logIn({ email, password: 'not the one' })));
    const judged = replies.filter((reply) => reply.status === 401);
    expect(judged).toHaveLength(10);
  });

  it('admit 60 concurrent right log-ins from one address, of one account or of many', async () => {
    const hashed = await addAccount();
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', hashed.id)
      .executeTakeFirstOrThrow();
    const students = await Promise.all(Array.from({ length: 60 }, () => addUserWithEmail(server.db, 'student')));
    const ids = students.map(({ id }) => id);
    await server.db.updateTable('users').set({ password_hash }).where('id', 'in', ids).execute();
    // As many failures as are allowed for the address and the account.
    const at = server.clock.now;
    const slips = [
      ...Array.from({ length: 99 }, () => ({ subject: 'log-in:address:127.0.0.1', at })),
      ...Array.from({ length: 9 }, () => ({ subject: `log-in:account:${hashed.email}`, at })),
    ];
    await server.db.insertInto('failures').values(slips).execute();
    for (const emails of [students.map(({ email }) => email), students.map(() => hashed.email)]) {
      const replies = await Promise.all(emails.map((email) => logIn({ email, password })));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it('delay failures before they refuse, and report when the last reached limit ends', async () => {
    const before = server.clock.now;
    const { email } = await addAccount();
    server.pauses.length = 0;
    for (let n = 0; n < 10; n++) {
      server.clock.now = new Date(before.getTime() + n * 60_000);
      expect((await logIn({ email, password: 'not the one' })).status).toBe(401);
    }
    expect(server.pauses).toEqual([125, 250, 500, 1000, 2000]);
    // The first of the ten failures is nine minutes old. If two limits are reached, the later time
    // counts.
    const refused = async () => {
      const reply = await logIn({ email, password });
      return [reply.status, reply.headers.get('retry-after'), await reply.json()];
    };
    expect(await refused()).toMatchObject([
      429,
      '360',
      { errors: ['Too many attempts. Please try again in 6 minutes.'] },
    ]);
    server.clock.now = new Date(before.getTime() + 14 * 60_000 + 18_000);
    expect(await refused()).toMatchObject([
      429,
      '42',
      { errors: ['Too many attempts. Please try again in 42 seconds.'] },
    ]);
    const at = new Date(server.clock.now.getTime() - 5 * 60_000);
    const many = Array.from({ length: 100 }, () => ({ subject: 'log-in:address:127.0.0.1', at }));
    await server.db.insertInto('failures').values(many).execute();
    expect(await refused()).toMatchObject([
      429,
      '600',
      { errors: ['Too many attempts. Please try again in 10 minutes.'] },
    ]);
    server.clock.now = before;
  });

  it('ignore failures dated in the future, so that a corrected clock locks no account', async () => {
    const { email } = await addAccount();
    const at = new Date(server.clock.now.getTime() + 9 * 86_400_000);
    const failures = Array.from({ length: 10 }, () => ({ subject: `log-in:account:${email}`, at }));
    await server.db.insertInto('failures').values(failures).execute();
    expect((await logIn({ email, password })).status).toBe(200);
  });

  it('admit a whole class from one address, and forget failures after a right password', async () => {
    const { email } = await addAccount();
    for (let n = 0; n < 9; n++) await logIn({ email, password: 'not the one' });
    expect((await logIn({ email, password })).status).toBe(200);
    for (let n = 0; n < 9; n++) await logIn({ email, password: 'not the one' });
    const students = await Promise.all(Array.from({ length: 12 }, () => addAccount()));
    const replies = await Promise.all(students.map((student) => logIn({ email: student.email, password })));
    expect(replies.map((reply) => reply.status)).toEqual(students.map(() => 200));
  });

  it('lock an address after 100 failures over many accounts', async () => {
    const at = server.clock.now;
    await server.db
      .insertInto('failures')
      .values(Array.from({ length: 100 }, () => ({ subject: 'log-in:address:127.0.0.1', at })))
      .execute();
    const { email } = await addAccount();
    expect((await logIn({ email, password })).status).toBe(429);
  });
});
