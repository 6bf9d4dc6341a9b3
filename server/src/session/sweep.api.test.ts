import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePasswordLink } from '../accounts/password-link.ts';
import { limits } from '../limits/limits.ts';
import { reserveAttempt } from '../limits/reserve-attempt.ts';
import { aPerson } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
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

it('what has run out is removed, and nothing that is still good', async () => {
  const { db } = server;
  const long = new Date('2026-01-01T00:00:00Z');
  const now = new Date('2026-01-09T00:00:00Z');
  for (const when of [long, now]) {
    server.clock.now = when;
    const student = await aPerson(db, 'student', { now: when });
    const admin = await server.as('admin');
    await admin.call('POST /sessions/hand_over');
    await makePasswordLink(db, { userId: student.account.id, now: when });
    await reserveAttempt(db, when, [[limits.logInByAccount, 'ada@mail.example']]);
  }
  await aPerson(db, 'tutor-login', { now: long });
  await sweep(db, now, 7);
  expect(await counts()).toEqual({
    sessions: 2,
    session_tokens: 2,
    hand_over_codes: 1,
    password_links: 1,
    failures: 1,
  });
});
