import { afterEach, expect, it } from 'vitest';
import { joinUrl, requestKey } from '../client/api-request.ts';
import { CallFailed } from '../client/call-failed.ts';
import { unreachable } from '../session/server-texts.ts';
import { createApi } from './api.ts';
import { httpServer, type ReceivedRequest, type ServerReply } from './testing/http-server.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const id = '0198f6a0-5a00-7000-8000-000000000002';

async function startServer(
  answer: (received: ReceivedRequest) => ServerReply = () => ({}),
  own: Partial<Parameters<typeof createApi>[0]> = {},
) {
  const server = await httpServer(answer);
  stop = server.stop;
  const ports = { base: server.url, token: () => 'the token', onToken: () => {}, ...own };
  return { ...server, api: createApi(ports) };
}

it('calls the configured base URL, with any path [API-001]', async () => {
  const server = await startServer();
  for (const base of [server.url, `${server.url}/`, `${server.url}/api`, `${server.url}/api/`]) {
    const api = createApi({ base, token: () => null, onToken: () => {} });
    await api('GET /topics');
  }
  expect(server.heard.map(({ path }) => path)).toEqual(['/topics', '/topics', '/api/topics', '/api/topics']);
});

it('treats a path with and without a leading slash the same [API-001]', async () => {
  const server = await startServer();
  const call = server.api as (literal: string) => Promise<unknown>;
  await call('GET /topics');
  await call('GET topics');
  await fetch(joinUrl(`${server.url}/api/`, 'topics'));
  await fetch(joinUrl(`${server.url}/api`, '/topics'));
  expect(server.heard.map(({ path }) => path)).toEqual(['/topics', '/topics', '/api/topics', '/api/topics']);
});

it('sends content-type, authorization, app-version and timeZoneName with every request [API-002]', async () => {
  const { api, heard: received } = await startServer();
  await api('GET /tests/{id}', { params: { id } });
  await api('PUT /accounts/set_current_user');
  await api('POST /sessions', { body: { email: 'a@b.example', password: 'secret' } });
  await api('DELETE /sessions');
  expect(received).toHaveLength(4);
  for (const { headers } of received) {
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'the token',
      'app-version': '1',
      timezonename: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  }
});

it('sends form data as multipart [API-002]', async () => {
  const { api, heard: received } = await startServer();
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.txt');
  await (api as (literal: string, input: { body: FormData }) => Promise<unknown>)('POST /media', { body: form });
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.headers).toMatchObject({ authorization: 'the token', 'app-version': '1' });
});

it('puts params into the path, the query after it and the body as JSON', async () => {
  const { api, heard: received } = await startServer(() => ({ body: { data: [] } }));
  await api('GET /subtopics/{id}', { params: { id } });
  await api('GET /problem_sets', { query: { subsubtopic_id: id } });
  await api('PUT /accounts/forgot_password', { body: { email: 'a@b.example' } });
  expect(received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', `/subtopics/${id}`, ''],
    ['GET', `/problem_sets?subsubtopic_id=${id}`, ''],
    ['PUT', '/accounts/forgot_password', '{"email":"a@b.example"}'],
  ]);
});

it('passes on the token of the header x-user-token', async () => {
  const tokens: string[] = [];
  const { api } = await startServer(
    ({ path }) => (path === '/sessions' ? { headers: { 'x-user-token': 'fresh' } } : {}),
    {
      onToken: (token) => tokens.push(token),
    },
  );
  await api('GET /topics');
  expect(tokens).toEqual([]);
  await api('POST /sessions', { body: { email: 'a@b.example', password: 'secret' } });
  expect(tokens).toEqual(['fresh']);
});

it('throws code and message of a failed call', async () => {
  const failures: CallFailed[] = [];
  const { api } = await startServer(() => ({ status: 422, body: { errors: ['Invalid code'] } }), {
    onFailure: (failed) => failures.push(failed),
  });
  const failed = await api('GET /topics').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CallFailed);
  expect(failed).toMatchObject({ code: 422, status: 422, message: 'Invalid code' });
  expect(failures).toEqual([failed]);
});

it.each([
  ['a proxy’s page', { status: 502, body: '<html>Bad gateway</html>' }, 502],
  ['a login page of a school’s network', { status: 200, body: '<html>Please agree</html>' }, 500],
])('says "Server error" for %s', async (_, response, code) => {
  const { api } = await startServer(() => response);
  await expect(api('GET /topics')).rejects.toMatchObject({ code, message: 'Server error' });
});

it('is code 500, without a status, when there is no server at all', async () => {
  const { api, stop: leave } = await startServer();
  await leave();
  await expect(api('GET /topics')).rejects.toMatchObject({ code: 500, status: undefined, message: unreachable });
});

it('never repeats a request by itself', async () => {
  const { api, heard: received } = await startServer(() => ({ status: 503 }));
  await expect(api('GET /topics')).rejects.toThrow();
  await expect(api('PUT /accounts/set_current_user')).rejects.toThrow();
  expect(received).toHaveLength(2);
});

it('fails after its timeout', async () => {
  const never = new Promise<void>(() => {});
  const { api } = await startServer(() => ({ after: never }));
  await expect(api('GET /topics', { timeout: 30 })).rejects.toMatchObject({ code: 500, status: undefined });
});

it('reports no failure when the caller aborts', async () => {
  const failures: unknown[] = [];
  const never = new Promise<void>(() => {});
  const { api } = await startServer(() => ({ after: never }), { onFailure: (failed) => failures.push(failed) });
  const leaving = new AbortController();
  const call = api('GET /topics', { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(failures).toEqual([]);
});

it('uses a pending reply once, and only for the same request', async () => {
  const early = new Map<string, Promise<Response>>();
  const {
    api,
    heard: received,
    url,
  } = await startServer(() => ({ body: { data: ['asked for'] } }), {
    pendingReply(key) {
      const reply = early.get(key);
      early.delete(key);
      return reply;
    },
  });
  const headers = { authorization: 'the token' };
  const key = requestKey({ url: `${url}/topics`, method: 'GET', headers, body: undefined });
  early.set(key, Promise.resolve(Response.json({ data: ['early'] })));
  expect(await api('GET /reading_topics')).toEqual({ data: ['asked for'] });
  expect(await api('GET /topics')).toEqual({ data: ['early'] });
  expect(await api('GET /topics')).toEqual({ data: ['asked for'] });
  expect(received).toHaveLength(2);
});
