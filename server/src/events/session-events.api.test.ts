import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import type { TestServer } from '../testing/server.ts';
import { challenge, verifier } from '../testing/verifier.ts';
import { ended, pause, type TwoProcesses, twoProcesses } from './testing/two-processes.ts';

let two: TwoProcesses;
let server: TestServer;
beforeAll(async () => {
  two = await twoProcesses();
  server = two.server;
});
afterAll(() => two.stop());

describe('the stream of a session', () => {
  it.each(['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const)(
    'begins for a %s with the current state',
    async (role) => {
      const { token, account } = await server.as(role);
      const stream = await two.open(token);
      expect(await stream.next()).toEqual({ state: 'account', account });
    },
  );

  it('is neither cached, buffered by a proxy nor compressed', async () => {
    const { token } = await server.as('student');
    const { headers, status } = (await two.listening(token)).response;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('reports a log-out on the other site, and ends', async () => {
    const { call, token } = await server.as('admin');
    const stream = await two.listening(token);
    const { code } = await call('POST /sessions/hand_over', { body: { challenge } });
    const taken = await request(server.studio, 'POST /sessions/take_over', { body: { code, verifier } });
    await clientOf(server.studio, taken.headers.get('x-user-token') ?? '')('DELETE /sessions');
    expect(await stream.next()).toEqual(ended('logged-out'));
    expect(await stream.next()).toBeNull();
  });

  it('reports a changed name, and does not repeat an unchanged state', async () => {
    const { account, token } = await server.as('student');
    const stream = await two.listening(token);
    const rename = (username: string) =>
      server.db.updateTable('users').set({ username }).where('id', '=', account.id).execute();
    await rename(account.username);
    await pause(200);
    await rename('Maya');
    expect(await stream.next()).toEqual({ state: 'account', account: { ...account, username: 'Maya' } });
    await rename('Maya');
    await pause(200);
    await rename('Noor');
    expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
  });

  it('reports the deactivation of the account', async () => {
    const { account, token } = await server.as('student');
    const stream = await two.listening(token);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', account.id).execute();
    expect(await stream.next()).toEqual(ended('not-active'));
  });

  it('of an impersonation reports the deactivation of the tutor', async () => {
    const { account, token } = await server.as('tutor-login');
    const stream = await two.listening(token);
    const tutor = account.tutor_login.tutor_id ?? '';
    await server.db.updateTable('users').set({ status: false }).where('id', '=', tutor).execute();
    expect(await stream.next()).toEqual(ended('not-active'));
  });

  it('of an impersonation reports the unlinking of its student, and other impersonations continue', async () => {
    const one = await server.as('tutor-login');
    const other = await server.as('tutor-login');
    const [stream, others] = [await two.listening(one.token), await two.listening(other.token)];
    await server.db.deleteFrom('tutor_students').where('student_id', '=', one.account.id).execute();
    expect(await stream.next()).toEqual(ended('student-unlinked'));
    await server.db.updateTable('users').set({ username: 'Noor' }).where('id', '=', other.account.id).execute();
    expect(await others.next()).toMatchObject({ account: { username: 'Noor' } });
  });

  it('of an impersonation reports the end of its two hours', async () => {
    const { account, token } = await server.as('tutor-login');
    // The timer uses real time; the server's own clock does not move until the test sets it.
    const before = server.clock.now;
    const endsAt = new Date(before.getTime() + 1200);
    await server.db.updateTable('sessions').set({ ends_at: endsAt }).where('user_id', '=', account.id).execute();
    const stream = await two.listening(token);
    server.clock.now = endsAt;
    expect(await stream.next()).toEqual(ended('expired'));
    server.clock.now = before;
  });

  it('reports the end of an unused session, and an open stream does not count as use', async () => {
    const before = server.clock.now;
    const { token, account } = await server.as('student');
    const lastUse = async () =>
      (
        await server.db
          .selectFrom('session_tokens')
          .select('last_used_at')
          .where('user_id', '=', account.id)
          .executeTakeFirstOrThrow()
      ).last_used_at;
    const began = await lastUse();
    server.clock.now = new Date(before.getTime() + 7 * 86_400_000 - 1100);
    const stream = await two.listening(token);
    server.clock.now = new Date(before.getTime() + 7 * 86_400_000 + 1);
    expect(await stream.next()).toEqual(ended('expired'));
    expect(await lastUse()).toEqual(began);
    server.clock.now = before;
  });

  it('reports the end of its token while the session continues', async () => {
    const { token, account } = await server.as('tutor');
    const stream = await two.listening(token);
    await server.db
      .deleteFrom('session_tokens')
      .where('session_id', 'in', server.db.selectFrom('sessions').select('id').where('user_id', '=', account.id))
      .execute();
    expect(await stream.next()).toEqual(ended('logged-out'));
  });

  it('returns why a session has ended, and 401 for a token that never existed', async () => {
    const { call, token } = await server.as('student');
    await call('DELETE /sessions');
    const stream = await two.open(token);
    expect(await stream.next()).toEqual(ended('logged-out'));
    expect(await stream.next()).toBeNull();
    const none = await request(server.url, 'GET /sessions/events', {}, 'Bearer x');
    expect([none.status, await none.json()]).toMatchObject([401, { errors: ['Session expired'] }]);
  });

  it('ends for the oldest once a session has more than twenty', async () => {
    const { token } = await server.as('student');
    const first = await two.listening(token);
    const others = await Promise.all(Array.from({ length: 19 }, () => two.listening(token)));
    const last = await two.listening(token);
    expect(await first.next()).toBeNull();
    await server.db.updateTable('users').set({ username: 'Noor' }).execute();
    for (const stream of [...others, last]) {
      expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
    }
  });

  it('is not opened by a HEAD request, and not evicted by one', async () => {
    const { account, token } = await server.as('student');
    const stream = await two.listening(token);
    const heads = Array.from({ length: 20 }, () =>
      fetch(`${server.url}/sessions/events`, { method: 'HEAD', headers: { authorization: token } }),
    );
    expect((await Promise.all(heads)).map(({ status }) => status)).toEqual(heads.map(() => 200));
    await server.db.updateTable('users').set({ username: 'Ines' }).where('id', '=', account.id).execute();
    expect(await stream.next()).toMatchObject({ account: { username: 'Ines' } });
  });
});
