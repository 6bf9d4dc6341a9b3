import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { connect } from '../database/connect.ts';
import { listen } from '../http/listen.ts';
import { limits } from '../limits/limits.ts';
import { clientOf } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { addGauges } from './add-gauges.ts';
import { makeMetrics } from './metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function scrape(url = server.url, headers: Record<string, string> = {}): Promise<string> {
  return await (await fetch(`${url}/metrics`, { headers })).text();
}

/** The value of one series, with its labels in any order; NaN if there is none. */
function sampleOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find((one) => new RegExp(`^${name}[{ ]`).test(one) && wanted.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}

const answered = 'fourfold_http_request_duration_seconds_count';

describe('the metrics', () => {
  it('count each call by its name in the contract and never by the requested path', async () => {
    const { call, token } = await server.as('student');
    await call('GET /topics');
    await call('GET /topics');
    const id = crypto.randomUUID();
    await fetch(`${server.url}/user_sats/${id}`, { headers: { authorization: token } });
    await fetch(`${server.url}/no/${id}`, { method: 'PURGE' });
    const text = await scrape();
    expect(sampleOf(text, answered, { method: 'GET', path: '/topics', status: '2xx' })).toBe(2);
    expect(sampleOf(text, answered, { method: 'other', path: 'none', status: '4xx' })).toBeGreaterThan(0);
    expect(text).not.toContain(id);
    expect(text).not.toContain('PURGE');
  });

  it('are in Prometheus’ text format, with each name once', async () => {
    const reply = await fetch(`${server.url}/metrics`);
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const names = [...(await reply.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names).toContain('fourfold_http_request_duration_seconds');
    expect(new Set(names).size).toBe(names.length);
  });

  it('are exactly those in docs/operations.md', async () => {
    const metrics = makeMetrics();
    const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
    const replica = { state: () => ({ use: 'in use', lag: 0 }) as const };
    const nothing = {
      replica,
      streams: () => 0,
      letters: async () => ({ waiting: 0, oldest: 0, dead: 0 }),
      isReady: async () => true,
      release: 'source',
    };
    addGauges(metrics.registry, { pool, ...nothing });
    const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const named = [...page.matchAll(/`((?:fourfold|nodejs)_\w+)[`{]/g)].map(([, name]) => name);
    expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([]);
    expect(names.filter((name) => name.startsWith('fourfold_') && !named.includes(name))).toEqual([]);
  });

  it('count failed requests by their reason', async () => {
    const before = await scrape();
    const gained = async (reason: string) => {
      const now = sampleOf(await scrape(), 'fourfold_requests_undone_total', { reason });
      return now - (sampleOf(before, 'fourfold_requests_undone_total', { reason }) || 0);
    };
    const wrong = { email: 'nobody@mail.example', password: 'not this one' };
    for (let times = 0; times <= limits.logInByAccount.failures; times += 1) {
      await clientOf(server.url)('POST /sessions', { body: wrong }).catch(() => {});
    }
    expect(await gained('too_often')).toBe(1);
    expect(await gained('wrong_credentials')).toBe(limits.logInByAccount.failures);
  });

  it('count requests in flight, including the scrape itself', async () => {
    expect(sampleOf(await scrape(), 'fourfold_http_requests_in_flight')).toBe(1);
  });

  it('include the connections, streams, letters and build of a process', async () => {
    const { pool, close } = connect(server.connection, { size: 2 });
    const connection = await pool.connect();
    const metrics = makeMetrics();
    const ready = { now: true };
    addGauges(metrics.registry, {
      ...{ pool, streams: server.deps.events.openCount, letters: async () => ({ waiting: 3, oldest: 61.5, dead: 2 }) },
      ...{ isReady: async () => ready.now, release: '0.1.0-test' },
      replica: { state: () => ({ use: 'behind', lag: 4.2 }) },
    });
    const { session } = await anOpenStream();
    const text = await metrics.registry.metrics();
    expect(sampleOf(text, 'fourfold_database_connections', { state: 'in use' })).toBe(1);
    expect(sampleOf(text, 'fourfold_database_connections', { state: 'idle' })).toBe(0);
    expect(sampleOf(text, 'fourfold_event_streams_open')).toBe(1);
    expect(sampleOf(text, 'fourfold_letters_waiting')).toBe(3);
    expect(sampleOf(text, 'fourfold_letters_oldest_seconds')).toBe(61.5);
    expect(sampleOf(text, 'fourfold_letters_dead')).toBe(2);
    expect(sampleOf(text, 'fourfold_build_info', { release: '0.1.0-test' })).toBe(1);
    expect(sampleOf(text, 'fourfold_ready')).toBe(1);
    expect(sampleOf(text, 'fourfold_replica_in_use')).toBe(0);
    expect(sampleOf(text, 'fourfold_replica_lag_seconds')).toBe(4.2);
    expect(sampleOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    ready.now = false;
    expect(sampleOf(await metrics.registry.metrics(), 'fourfold_ready')).toBe(0);
    session.abort();
    connection.release();
    await close();
  });
});

describe('who may read the metrics', () => {
  it('is nobody through the listener of a site', async () => {
    for (const site of [server.learner, server.studio]) {
      expect((await fetch(`${site}/metrics`)).status).toBe(404);
    }
  });

  it('is only this machine if there is no token, and nobody through a proxy', async () => {
    expect(await statusOf(server.url)).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect([header, await statusOf(server.url, { [header]: '127.0.0.1' })]).toEqual([header, 404]);
    }
  });

  it('is everyone with METRICS_TOKEN if it is set, and nobody else', async () => {
    const metricsToken = 'a-token-of-some-length';
    const api = createApi({ ...server.deps, metricsToken }, { basePath: '', site: 'by-origin' });
    const { port, close } = await listen(api.fetch, { host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${port}`;
    for (const [authorization, status] of [
      ['', 401],
      [metricsToken, 401],
      [`Bearer ${metricsToken}x`, 401],
      [`Bearer ${metricsToken}`, 200],
    ] as const) {
      expect([authorization, await statusOf(url, { authorization })]).toEqual([authorization, status]);
    }
    expect(await statusOf(url, { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '192.0.2.7' })).toBe(200);
    await close();
  });
});

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/metrics`, { headers })).status;

async function anOpenStream() {
  const { token } = await server.as('student');
  const session = new AbortController();
  const reply = await fetch(`${server.url}/sessions/events`, {
    headers: { authorization: token },
    signal: session.signal,
  });
  await reply.body?.getReader().read();
  return { session };
}
