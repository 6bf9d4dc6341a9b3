import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordLink } from '../accounts/password-link.ts';
import { limits } from '../limits/limits.ts';
import { aPerson } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { challenge } from '../testing/verifier.ts';
import { sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tables = ['sessions', 'session_tokens', 'hand_over_codes', 'password_links', 'failures'] as const;
async function counts() {
  const rows = tables.map((table) => server.db.selectFrom(table).selectAll().execute());
  return Object.fromEntries((await Promise.all(rows)).map((found, at) => [tables[at], found.length]));
}

it('expired rows are deleted, and no valid ones', async () => {
  const { db } = server;
  const longAgo = new Date('2026-01-01T00:00:00Z');
  const now = new Date('2026-01-09T00:00:00Z');
  for (const when of [longAgo, now]) {
    server.clock.now = when;
    const student = await aPerson(db, 'student', { now: when });
    const admin = await server.as('admin');
    await admin.call('POST /sessions/hand_over', { body: { challenge } });
    await createPasswordLink(db, { userId: student.account.id, now: when });
    await server.deps.attempts.count([[limits.logInByAccount, 'ada@mail.example']]);
  }
  await aPerson(db, 'tutor-login', { now: longAgo });
  await sweep(server.deps.db, now, 7);
  expect(await counts()).toEqual({
    sessions: 2,
    session_tokens: 2,
    hand_over_codes: 1,
    password_links: 1,
    failures: 1,
  });
});

it('an ended impersonation is kept for a day, in which the tutor can still go back', async () => {
  const { db } = server;
  await db.deleteFrom('sessions').execute();
  const now = new Date('2026-02-09T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const hours of [1, 25, 27]) await aPerson(db, 'tutor-login', { now: hoursAgo(hours) });
  await sweep(server.deps.db, now, 7);
  const impersonations = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('parent_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  expect(impersonations.map(({ created_at }) => created_at)).toEqual([hoursAgo(25), hoursAgo(1)]);
});

it('the stamp of a discarded draft is kept for a day; a draft stays', async () => {
  const { db } = server;
  const now = new Date('2026-03-09T12:00:00Z');
  server.clock.now = new Date(now.getTime() - 26 * 3_600_000);
  const author = await server.as('admin');
  for (const [hours, key] of [
    [25, 'kept'],
    [25, 'thrown away long ago'],
    [23, 'thrown away'],
  ] as const) {
    server.clock.now = new Date(now.getTime() - hours * 3_600_000);
    const draft = { key, subject_id: author.account.id, base_rev: null, content: {}, stamp: 1 };
    await author.call('PUT /drafts', { body: draft });
    if (key !== 'kept') await author.call('DELETE /drafts', { query: { key, stamp: 1 } });
  }
  await sweep(server.deps.db, now, 7);
  const left = await db.selectFrom('drafts').select('key').orderBy('key').execute();
  expect(left.map(({ key }) => key)).toEqual(['kept', 'thrown away']);
});
