import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from './app.ts';
import { connect } from './database/connect.ts';
import { failingSaves } from './failing-saves.ts';
import { aStoredDraft } from './testing/drafts.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('health', () => {
  it('is ready when the database responds and is migrated', async () => {
    for (const base of [server.url, server.learner]) {
      const reply = await fetch(`${base}/health`);
      expect([reply.status, await reply.json()]).toEqual([200, { status: 'ready' }]);
    }
  });

  it('is degraded while the database is read-only, and reads succeed', async () => {
    const { token } = await server.as('student');
    const { db, close } = connect({ ...server.connection, options: '-c default_transaction_read_only=on' });
    const api = createApi({ ...server.deps, db, saves: failingSaves() }, { basePath: '', site: 'by-origin' });
    const health = await api.request('/health');
    const degraded = { status: 'degraded', reason: 'database read-only: nothing can be saved' };
    expect([health.status, await health.json()]).toEqual([200, degraded]);
    const now = server.clock.now;
    // Late enough that the last use of the session would be saved.
    server.clock.now = new Date(now.getTime() + 3_600_000);
    const read = await api.request('/topics', { headers: { authorization: token } });
    const saved = await api.request('/sessions', { method: 'DELETE', headers: { authorization: token } });
    expect([read.status, saved.status]).toEqual([200, 503]);
    server.clock.now = now;
    await close();
  });

  it('is degraded while the database refuses to save, and ready when the same call succeeds', async () => {
    const { call } = await server.as('admin');
    const health = async () => await (await fetch(`${server.url}/health`)).json();
    const saveDraft = () => call('PUT /drafts', { body: aStoredDraft('a key', 'words') });
    // The error that PostgreSQL raises for a full disk.
    await sql`create function no_room() returns trigger language plpgsql as $$
                begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
    await sql`create trigger no_room before insert on drafts execute function no_room()`.execute(server.db);
    await expect(saveDraft()).rejects.toThrow('There is no room left to save this');
    const degraded = { status: 'degraded', reason: 'database full or not writable: nothing can be saved' };
    expect(await health()).toEqual(degraded);
    await call('GET /drafts', { query: {} });
    expect(await health()).toEqual(degraded);
    await sql`drop trigger no_room on drafts`.execute(server.db);
    await saveDraft();
    expect(await health()).toEqual({ status: 'ready' });
  });

  it('returns 503 and the reason when migrations are missing or the database is unreachable', async () => {
    const unmigrated = await startTestServer({ isMigrated: async () => false });
    const first = await fetch(`${unmigrated.url}/health`);
    expect([first.status, await first.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'migrations not applied' },
    ]);
    await unmigrated.deps.db.destroy();
    const second = await fetch(`${unmigrated.url}/health`);
    expect([second.status, await second.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'database not reachable' },
    ]);
    await unmigrated.stop();
  });
});
