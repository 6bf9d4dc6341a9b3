import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { aVerifier, challenge, verifier } from '../testing/verifier.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const takeOver = (code: string) => request(server.studio, 'POST /sessions/take_over', { body: { code, verifier } });

describe('the hand-over from one site to the other', () => {
  it('gives a code that the other site exchanges for its own token of the same session', async () => {
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    expect(code).not.toBe(admin.token);
    const reply = await takeOver(code);
    expect([reply.status, await reply.json()]).toEqual([200, admin.account]);
    const token = reply.headers.get('x-user-token') ?? '';
    expect(token).not.toBe(admin.token);
    const rows = await server.db
      .selectFrom('session_tokens')
      .select(['session_id', 'site'])
      .where('user_id', '=', admin.account.id)
      .orderBy('site')
      .execute();
    expect(rows.map((row) => row.site)).toEqual(['learner', 'studio']);
    expect(new Set(rows.map((row) => row.session_id)).size).toBe(1);
    expect((await clientOf(server.studio, token)('PUT /accounts/set_current_user')).id).toBe(admin.account.id);
  });

  it('works once: a repeated code is refused, also at the same time', async () => {
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    const replies = await Promise.all([takeOver(code), takeOver(code), takeOver(code)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 410, 410]);
    const repeatedReply = await takeOver(code);
    expect(await repeatedReply.json()).toMatchObject({ errors: ['This code is no longer valid. Please log in.'] });
    expect(repeatedReply.headers.get('x-user-token')).toBeNull();
  });

  it('works only in the browser that requested it, and an attempt in another browser uses the code up', async () => {
    const admin = await server.as('admin');
    for (const other of [aVerifier().verifier, challenge, '']) {
      const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
      const thief = await request(server.studio, 'POST /sessions/take_over', { body: { code, verifier: other } });
      expect([thief.status, thief.headers.get('x-user-token')]).toEqual([410, null]);
      expect((await takeOver(code)).status).toBe(410);
    }
  });

  it('stores only a hash of the secret of that browser', async () => {
    const admin = await server.as('admin');
    await admin.call('POST /sessions/hand_over', { body: { challenge } });
    const stored = await server.db.selectFrom('hand_over_codes').selectAll().execute();
    expect(stored.some((row) => row.challenge.toString('base64url') === challenge)).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(verifier).toString('hex'));
    const malformed = admin.call('POST /sessions/hand_over', { body: { challenge: 'short' } });
    await expect(malformed).rejects.toMatchObject({ status: 400 });
  });

  it('expires after 30 seconds', async () => {
    const before = server.clock.now;
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    server.clock.now = new Date(before.getTime() + 30_000);
    expect((await takeOver(code)).status).toBe(410);
    server.clock.now = before;
  });

  it('ends with the session it came from', async () => {
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    await admin.call('DELETE /sessions');
    expect((await takeOver(code)).status).toBe(410);
  });

  it('is refused for a session that ends at the same time', async () => {
    const admin = await server.as('admin');
    const pending = await server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sessions').where('user_id', '=', admin.account.id).execute();
      const reply = request(server.url, 'POST /sessions/hand_over', { body: { challenge } }, admin.token);
      // The call has read the session, and waits for its lock.
      await expect
        .poll(async () => {
          const waiting = sql<{ n: number }>`select count(*)::integer as n from pg_locks where not granted`;
          return (await waiting.execute(server.db)).rows[0]?.n;
        })
        .toBeGreaterThan(0);
      return { reply };
    });
    const reply = await pending.reply;
    expect([reply.status, await reply.json()]).toMatchObject([401, { errors: ['Session expired'] }]);
  });

  it('is refused once the account is deactivated', async () => {
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    await server.db.updateTable('users').set({ status: false }).where('id', '=', admin.account.id).execute();
    const reply = await takeOver(code);
    expect([reply.status, reply.headers.get('x-user-token')]).toEqual([401, null]);
  });

  it('is refused to a tutor in a student’s session', async () => {
    const tutor = await server.as('tutor-login');
    await expect(tutor.call('POST /sessions/hand_over', { body: { challenge } })).rejects.toMatchObject({
      status: 403,
      errors: ["You don't have permission to submit"],
    });
  });

  it('recognizes the site by the origin if the API runs alone', async () => {
    const admin = await server.as('admin');
    const { code } = await admin.call('POST /sessions/hand_over', { body: { challenge } });
    await fetch(`${server.url}/sessions/take_over`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://studio.example' },
      body: JSON.stringify({ code, verifier }),
    });
    const sites = await server.db
      .selectFrom('session_tokens')
      .select('site')
      .where('user_id', '=', admin.account.id)
      .orderBy('site')
      .execute();
    expect(sites).toEqual([{ site: 'learner' }, { site: 'studio' }]);
  });
});
