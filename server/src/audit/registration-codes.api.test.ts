import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

let made = 0;
const register = (code: string) => {
  const body = {
    email: `new-${++made}@mail.example`,
    password: 'four in a row',
    code,
    userType: 'Student',
    status: true,
  };
  return server.call('POST /accounts', { body: body as never });
};
const add = (code: string, note = '') => admin.call('POST /registration_codes', { body: { code, note } });
const change = (body: { code: string; note?: string; retired?: boolean }) =>
  admin.call('PUT /registration_codes', { body });
const codes = async () => (await admin.call('GET /registration_codes')).data;

describe('a registration code', () => {
  it('lets students register unless it is retired, can be restored, and counts its students', async () => {
    expect(await add(' AUTUMN-26 ', 'Class of 2026')).toMatchObject({
      code: 'AUTUMN-26',
      note: 'Class of 2026',
      students: 0,
    });
    await register('AUTUMN-26');
    await register('AUTUMN-26');
    expect(await change({ code: 'AUTUMN-26', retired: true })).toMatchObject({
      note: 'Class of 2026',
      students: 2,
      retired_at: expect.any(String),
    });
    expect(await refusalOf(register('AUTUMN-26'))).toEqual([400, 'Invalid code']);
    expect(await change({ code: 'AUTUMN-26', retired: false, note: 'Class of 2027' })).toMatchObject({
      note: 'Class of 2027',
      retired_at: null,
    });
    await register('AUTUMN-26');
    expect((await codes())[0]).toMatchObject({ code: 'AUTUMN-26', students: 3 });
    const audit = await server.db.selectFrom('audit').select(['action', 'detail']).orderBy('id').execute();
    expect(audit).toEqual(
      ['create', 'retire', 'restore'].map((action) => ({ action, detail: { title: 'AUTUMN-26' } })),
    );
  });

  it('is unique, and can be retired twice without effect', async () => {
    await add('ONCE-ONLY');
    const first = await change({ code: 'ONCE-ONLY', retired: true });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect(await change({ code: 'ONCE-ONLY', retired: true })).toEqual(first);
    expect(await refusalOf(add('ONCE-ONLY'))).toEqual([409, 'The code “ONCE-ONLY” is there already.']);
    expect(await refusalOf(change({ code: 'NEVER-WAS', retired: true }))).toEqual([404, 'Registration code not found']);
  });

  it('shows its maker, uses, limits and state', async () => {
    const ends_at = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
    const { id, username } = admin.account;
    const body = { code: 'TWO-SEATS', max_uses: 2, ends_at };
    const made = { code: 'TWO-SEATS', made_by: { id, username }, max_uses: 2, uses: 0, ends_at, state: 'open' };
    expect(await admin.call('POST /registration_codes', { body })).toMatchObject(made);
    expect(await add('NO-LIMIT')).toMatchObject({ max_uses: null, ends_at: null, state: 'open' });
    const seen = async (code: string) => (await codes()).find((one) => one.code === code);
    await register('TWO-SEATS');
    expect(await seen('TWO-SEATS')).toMatchObject({ uses: 1, state: 'open' });
    await register('TWO-SEATS');
    expect(await seen('TWO-SEATS')).toMatchObject({ uses: 2, students: 2, state: 'used_up' });
    // The use by an erased account still counts.
    await server.db.updateTable('users').set({ code: null }).where('code', '=', 'TWO-SEATS').execute();
    expect(await seen('TWO-SEATS')).toMatchObject({ uses: 2, students: 0, state: 'used_up' });
    server.clock.now = new Date(ends_at);
    expect(await seen('TWO-SEATS')).toMatchObject({ state: 'ended' });
    expect(await change({ code: 'TWO-SEATS', retired: true })).toMatchObject({ state: 'retired' });
    const late = { code: 'TOO-LATE', ends_at };
    expect(await refusalOf(admin.call('POST /registration_codes', { body: late }))).toEqual([
      422,
      'ends_at: expected a moment to come',
    ]);
    await server.db.insertInto('registration_codes').values({ code: 'SEEDED' }).execute();
    expect(await seen('SEEDED')).toMatchObject({ made_by: null, max_uses: null, ends_at: null, state: 'open' });
  });

  it('is listed with the newest first', async () => {
    const names = ['FIRST', 'SECOND', 'THIRD'];
    for (const name of names) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      await add(name);
    }
    expect((await codes()).slice(0, 3).map(({ code }) => code)).toEqual(names.toReversed());
  });

  it.each([
    [{ code: '   ' }, 'code: expected at least 4 characters'],
    [{ code: 'abc' }, 'code: expected at least 4 characters'],
    [{ code: 'x'.repeat(101) }, 'code: expected at most 100 characters'],
    [{ code: 'GOOD-CODE', max_uses: 0 }, 'max_uses: expected at least 1'],
    [{ code: 'GOOD-CODE', note: 'x'.repeat(201) }, 'note: expected at most 200 characters'],
  ])('of %j is refused with a message', async (body, sentence) => {
    const reply = await callByName(server, admin, 'POST /registration_codes', { body });
    expect([reply.status, reply.body.errors]).toEqual([400, [sentence]]);
  });

  it('is only for super admins', async () => {
    const other = await server.as('admin');
    for (const [call, body] of [
      ['GET /registration_codes'],
      ['POST /registration_codes', { code: 'MINE-TOO' }],
      ['PUT /registration_codes', { code: 'ONCE-ONLY' }],
    ] as const) {
      expect((await callByName(server, other, call, { body })).status).toBe(403);
    }
  });
});
