import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json' };

describe('the address of the API', () => {
  it('is below whatever base is configured, bare or /api [API-001]', async () => {
    const { account, token } = await server.as('student');
    for (const base of [server.url, server.learner, server.studio]) {
      expect((await clientOf(base, token)('PUT /accounts/set_current_user')).id).toBe(account.id);
    }
  });

  it('ignores additional slashes before and after a path [API-001]', async () => {
    const { token } = await server.as('student');
    for (const path of ['/settings/get_setting', '//settings/get_setting', '/settings/get_setting/']) {
      const reply = await fetch(`${server.learner}${path}`, { headers: { authorization: token } });
      expect([path, reply.status]).toEqual([path, 200]);
    }
  });

  it('returns 404 with a message for an unknown call, also to logged-in users', async () => {
    const { token } = await server.as('super-admin');
    for (const path of ['/', '/nothing', '/sessions/1', '/topics/topics', '/..%2f..%2fetc/passwd', '/%00', '/%']) {
      const reply = await fetch(server.url + path, { headers: { authorization: token } });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(await reply.json()).toMatchObject({ errors: ['There is no such call'] });
    }
  });

  it('returns 405 with the allowed methods for another method', async () => {
    const reply = await fetch(`${server.url}/sessions`, { method: 'PATCH' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST, DELETE, GET']);
    expect(await reply.json()).toMatchObject({ errors: ['PATCH: not a method of this call'] });
  });

  it('returns for HEAD what GET returns, without a body, and for OPTIONS the allowed methods', async () => {
    const { token } = await server.as('student');
    const head = await fetch(`${server.url}/settings/get_setting`, {
      method: 'HEAD',
      headers: { authorization: token },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await fetch(`${server.url}/sessions`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, DELETE, GET']);
  });
});

describe('a reply', () => {
  it('has headers that forbid caching, MIME sniffing, framing and scripts', async () => {
    const { token } = await server.as('student');
    const good = await fetch(`${server.url}/settings/get_setting`, { headers: { authorization: token } });
    const refused = await fetch(`${server.url}/settings/get_setting`);
    for (const { headers } of [good, refused]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('has the id of its request: the caller’s own if it is valid, otherwise a new one', async () => {
    const id = async (given?: string) =>
      (await fetch(`${server.url}/health`, { headers: given ? { 'x-request-id': given } : {} })).headers.get(
        'x-request-id',
      );
    expect(await id('order-7.12_a')).toBe('order-7.12_a');
    expect(await id()).toMatch(/^[\da-f-]{36}$/);
    for (const odd of ['short', 'x'.repeat(65), 'a b c d e f', '{"inject":true}'])
      expect(await id(odd)).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a long reply', () => {
  it('is compressed with an encoding that the browser accepts, and a short one is not', async () => {
    const { token } = await server.as('student');
    const table = Array.from({ length: 500 }, (_, n) => [String(n), '99+']);
    await server.db
      .updateTable('settings')
      .set({ sat_percentile_score: JSON.stringify(table) })
      .execute();
    const ask = (path: string, encoding: string) =>
      fetch(server.url + path, { headers: { authorization: token, 'accept-encoding': encoding } });
    for (const [asked, packed] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const reply = await ask('/settings/get_setting', asked);
      expect([asked, reply.headers.get('content-encoding')]).toEqual([asked, packed]);
      expect(await reply.json()).toMatchObject({ sat_percentile_score: table });
    }
    expect((await ask('/topics', 'br')).headers.get('content-encoding')).toBeNull();
  });
});

describe('the log', () => {
  it('has a line for each request, with its id and its user, and no secret', async () => {
    const { token, account } = await server.as('student');
    const body = JSON.stringify({ email: 'log@mail.example', password: 'correct horse battery' });
    await fetch(`${server.url}/sessions`, { method: 'POST', headers: { ...json, 'x-request-id': 'log-test-1' }, body });
    await fetch(`${server.url}/topics?page=2`, { headers: { authorization: token, 'x-request-id': 'log-test-2' } });
    const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find((line) => line.request === 'log-test-1')).toMatchObject({
      method: 'POST',
      path: '/sessions',
      status: 401,
    });
    expect(lines.find((line) => line.request === 'log-test-2')).toMatchObject({ status: 200, user: account.id });
    const all = server.logged.join('');
    for (const secret of ['correct horse', 'log@mail.example', token]) expect(all).not.toContain(secret);
  });
});

describe('an unexpected error', () => {
  const broken = async () => {
    await sql`alter table settings rename to settings_before`.execute(server.db);
    await sql`create view settings as select * from settings_before where 1 / (select 0) = 1`.execute(server.db);
  };
  afterEach(async () => {
    await sql`drop view settings`.execute(server.db);
    await sql`alter table settings_before rename to settings`.execute(server.db);
  });

  it('returns 500 "Server error" and nothing else, and is logged with the id of the request', async () => {
    const { token } = await server.as('student');
    await broken();
    const reply = await fetch(`${server.url}/settings/get_setting`, {
      headers: { authorization: token, 'x-request-id': 'unexpected-1' },
    });
    expect([reply.status, await reply.text()]).toEqual([500, '{"errors":["Server error"]}']);
    const line = server.logged.find((one) => one.includes('unexpected-1') && one.includes('unexpected error'));
    expect(line).toContain('division by zero');
  });
});

describe('an API on an origin of its own', () => {
  const from = (origin: string, init: RequestInit = {}) =>
    fetch(`${server.url}/sessions`, { ...init, headers: { ...init.headers, origin } });
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } };

  it.each(['https://learner.example', 'https://studio.example'])('may be called by %s', async (origin) => {
    const asked = await from(origin, preflight);
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, app-version, timezonename',
      'access-control-max-age': '7200',
      vary: 'origin, accept-encoding',
    });
    expect(asked.headers.get('access-control-allow-methods')).toContain('DELETE');
    const made = await from(origin, { method: 'POST', headers: json, body: '{}' });
    expect(made.headers.get('access-control-allow-origin')).toBe(origin);
    expect(made.headers.get('access-control-expose-headers')).toContain('x-user-token');
    expect(made.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://evil.example', 'https://learner.example.evil.example', 'http://learner.example', 'null'])(
    'sends no CORS header to %s',
    async (origin) => {
      for (const reply of [await from(origin, preflight), await from(origin, { method: 'DELETE' })]) {
        expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );
});

it('no value of the time zone and version headers makes a call fail', async () => {
  const { token } = await server.as('student');
  for (const timeZoneName of ['America/New_York', 'Mars/Olympus', '']) {
    const reply = await fetch(`${server.url}/topics`, {
      headers: { authorization: token, 'app-version': '1', timeZoneName },
    });
    expect(reply.status).toBe(200);
  }
});
