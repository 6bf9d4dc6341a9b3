import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the API documentation', () => {
  it('is a page that may run no scripts, and an OpenAPI document', async () => {
    const page = await fetch(`${server.learner}/docs`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(await page.text()).toContain('/user_questions/save_user_questions_progress');
    const document = (await (await fetch(`${server.learner}/openapi.json`)).json()) as { servers: unknown };
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  });

  it('is compressed for clients that accept it', async () => {
    const bare = createApi(server.deps, { basePath: '', site: 'by-origin' });
    for (const path of ['/docs', '/openapi.json']) {
      const sizes = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const reply = await bare.request(path, { headers: { 'accept-encoding': encoding } });
          expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding);
          return (await reply.arrayBuffer()).byteLength;
        }),
      );
      const [brotli = 0, gzip = 0, plain = 0] = sizes;
      expect(Math.max(brotli, gzip)).toBeLessThan(plain / 4);
    }
  });

  it('is disabled by the setting, with its components, while the calls still work', async () => {
    const components = async () => new Response('the components');
    const closed = createApi({ ...server.deps, docs: false }, { basePath: '', site: 'by-origin', components });
    const open = createApi(server.deps, { basePath: '', site: 'by-origin', components });
    const statuses = (api: typeof closed) =>
      Promise.all(
        ['/docs', '/openapi.json', '/docs/components/', '/health'].map(
          async (path) => (await api.request(path)).status,
        ),
      );
    expect(await statuses(open)).toEqual([200, 200, 200, 200]);
    expect(await statuses(closed)).toEqual([404, 404, 404, 200]);
  });

  it('does not serve the components on an origin with logged-in users', async () => {
    expect(await (await fetch(`${server.learner}/docs`)).text()).not.toContain('docs/components/');
    expect((await fetch(`${server.learner}/docs/components/`)).status).toBe(404);
  });
});
