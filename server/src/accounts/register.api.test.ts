import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.insertInto('registration_codes').values({ code: 'SPRING' }).execute();
  await server.db.insertInto('registration_codes').values({ code: 'WINTER', retired_at: new Date() }).execute();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

let count = 0;
const form = (changed: Record<string, unknown> = {}) => ({
  email: `new.student+${++count}@mail.example`,
  password: 'four in a row',
  code: 'SPRING',
  userType: 'Student',
  status: true,
  ...changed,
});
const register = (body: unknown) => request(server.url, 'POST /accounts', { body });

describe('registration', () => {
  it('creates a student who can log in, and returns a message [API-008]', async () => {
    const body = form({ email: '  Ada.L@Mail.Example ', code: ' SPRING ' });
    const reply = await register(body);
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { message: 'Your account has been created. Please log in.' },
    ]);
    expect(reply.headers.get('x-user-token')).toBeNull();
    const account = await server.call('POST /sessions', {
      body: { email: 'ada.l@mail.example', password: body.password },
    });
    expect(account).toMatchObject({
      username: 'Ada.L',
      email: 'Ada.L@Mail.Example',
      userType: 'Student',
      is_student: true,
      is_tutor: false,
      is_admin: false,
      is_super_admin: false,
      status: true,
    });
    const user = await server.db.selectFrom('users').select('code').where('id', '=', account.id).executeTakeFirst();
    expect(user?.code).toBe('SPRING');
  });

  const incomplete = 'Please enter valid email and password & confirm password should match.';
  it.each([
    ['an empty email', { email: ' ' }, 400, incomplete],
    ['a malformed email', { email: 'ada@mail' }, 400, incomplete],
    ['an empty password', { password: '' }, 400, incomplete],
    ['a short password', { password: '1234567' }, 400, 'New Password should be minimum 8 characters.'],
    ['an unknown code', { code: 'AUTUMN' }, 400, 'Invalid code'],
    ['a retired code', { code: 'WINTER' }, 400, 'Invalid code'],
    ['no code', { code: '' }, 400, 'Invalid code'],
    ['another user type', { userType: 'Admin' }, 400, 'userType: expected Student'],
    ['another status', { status: false }, 400, 'status: expected true'],
  ])('is refused with %s [API-008]', async (_what, changed, status, message) => {
    const body = form(changed);
    const reply = await register(body);
    expect([reply.status, await reply.json()]).toMatchObject([status, { errors: [message] }]);
  });

  it('ignores rights that a body claims', async () => {
    const body = form({ is_admin: true, is_super_admin: true, is_tutor: true });
    await register(body);
    const account = await server.call('POST /sessions', { body: { email: body.email, password: body.password } });
    expect([account.is_admin, account.is_super_admin, account.is_tutor]).toEqual([false, false, false]);
  });

  it('refuses an email that has an account, in any case, also at the same time', async () => {
    const body = form();
    const first = await Promise.all([register(body), register({ ...body, email: body.email.toUpperCase() })]);
    expect(first.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const later = await register(body);
    expect(await later.json()).toMatchObject({ errors: ['An account with this email already exists.'] });
  });

  it('accepts as many students as the code has uses, also if several want the last one at the same time', async () => {
    await server.db.insertInto('registration_codes').values({ code: 'ONE-SEAT', max_uses: 1 }).execute();
    const taken = form({ code: 'ONE-SEAT' });
    await register({ ...taken, code: 'SPRING' });
    // A refusal for the email does not count as a use of the code.
    expect((await register(taken)).status).toBe(409);
    const replies = await Promise.all([1, 2, 3, 4].map(() => register(form({ code: 'ONE-SEAT' }))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await (await register(form({ code: 'ONE-SEAT' }))).json()).toMatchObject({ errors: ['Invalid code'] });
    const students = await server.db.selectFrom('users').select('id').where('code', '=', 'ONE-SEAT').execute();
    expect(students).toHaveLength(1);
  });

  it('is open until the end of the code', async () => {
    const ends_at = new Date(server.clock.now.getTime() + 60_000);
    await server.db.insertInto('registration_codes').values({ code: 'THIS-WEEK', ends_at }).execute();
    expect((await register(form({ code: 'THIS-WEEK' }))).status).toBe(200);
    server.clock.now = ends_at;
    const lateReply = await register(form({ code: 'THIS-WEEK' }));
    expect([lateReply.status, await lateReply.json()]).toMatchObject([400, { errors: ['Invalid code'] }]);
  });

  it('accepts 30 concurrent registrations from one address', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => register(form())));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('locks an email after ten wrong codes in an hour, and not other students of the same address', async () => {
    const { email } = form();
    for (let n = 0; n < 10; n++) expect((await register(form({ email, code: 'SPRNIG' }))).status).toBe(400);
    expect((await register(form({ email }))).status).toBe(429);
    for (let n = 0; n < 25; n++) expect((await register(form({ code: 'SPRNIG' }))).status).toBe(400);
    expect((await register(form())).status).toBe(200);
  });

  it('locks an address after 100 failures in an hour, also concurrent ones, so that codes cannot be guessed', async () => {
    const guesses = Array.from({ length: 130 }, (_, n) => register(form({ code: `GUESS${n}` })));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // Up to eight attempts are checked at the same time.
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(107);
    expect((await register(form())).status).toBe(429);
  });
});
