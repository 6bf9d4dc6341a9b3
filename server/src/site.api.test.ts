import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from './http/listen.ts';
import { createSite } from './site.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let folder: string;
let learner: Listener;
let studio: Listener;

const script = 'console.log("a chunk long enough to be worth compressing"); '.repeat(20);
const page = '<!doctype html><html><head><title>App</title></head><body></body></html>';

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'fourfold-site-'));
  await mkdir(join(folder, 'learner/assets'), { recursive: true });
  await writeFile(join(folder, 'learner/index.html'), page);
  await writeFile(join(folder, 'learner/assets/app-B7xq2.js'), script);
  await writeFile(join(folder, 'learner/assets/app-B7xq2.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'learner/assets/app-B7xq2.js.map'), '{}');
  await writeFile(join(folder, 'learner/assets/math-A1.woff2'), Buffer.alloc(2000));
  await writeFile(join(folder, 'learner/assets/sheet-worker-C3x_9.js'), script);
  await writeFile(join(folder, 'learner/sw.js'), 'self.addEventListener("fetch", () => {});');
  const site = async (name: 'learner' | 'studio', apiUrl: string | null, videoHosts: VideoHosts = null) =>
    await listen(
      (
        await createSite({
          ...server.deps,
          site: name,
          folder: join(folder, name),
          apiUrl,
          videoHosts,
          storedBuilds: null,
        })
      ).fetch,
      {
        host: '127.0.0.1',
        port: 0,
      },
    );
  learner = await site('learner', null);
  studio = await site('studio', 'https://api.example/v1', ['youtube.com', 'videos.school.example']);
});
afterAll(async () => {
  await Promise.all([learner.close(), studio.close()]);
  await server.stop();
  await rm(folder, { recursive: true });
});

type Got = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Sends a request with exactly these headers; fetch would add some and decompress the reply. */
function get(path: string, headers: Record<string, string> = {}, { method = 'GET', of = learner } = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: of.port, path, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers as Got['headers'],
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
const going = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

describe('a site', () => {
  it.each(['/', '/home', '/home/math/subsubtopic/1/2?topic=3', '/reset-password/aB_-9', '/admin/users', '/index.html'])(
    'serves its page for a navigation to %s',
    async (path) => {
      const { status, headers, body } = await get(path, going);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(body.toString()).toContain('<title>App</title>');
    },
  );

  it('returns 404, and never the page, for a missing file', async () => {
    for (const [path, headers] of [
      ['/assets/gone-1.js', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
      ['/assets/gone-1.js', going],
      ['/icons/gone.svg', { accept: 'image/*', 'sec-fetch-mode': 'no-cors' }],
      ['/anything', {}],
      ['/assets/app-B7xq2.js.map', {}],
      ['/assets/app-B7xq2.js.br', {}],
      ['/assets/', {}],
    ] as const) {
      expect([path, (await get(path, headers)).status]).toEqual([path, 404]);
    }
  });

  it('serves nothing outside its folder', async () => {
    for (const path of [
      '/../learner/index.html',
      '/..%2fsecret',
      '/assets/..%5c..%5csecret',
      '//etc/passwd',
      '/%00',
      '/%',
    ]) {
      const { status } = await get(path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });

  it('allows hashed files to be cached for a year', async () => {
    expect((await get('/assets/app-B7xq2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('serves its service worker as a script that is revalidated each time, and never as a page', async () => {
    const asked = { accept: '*/*', 'sec-fetch-mode': 'same-origin', 'service-worker': 'script' };
    const { status, headers } = await get('/sw.js', asked);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect((await get('/sw.js', { ...asked, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    // A service worker is replaced by a new script at its address; with a page there the old one
    // would stay active.
    expect((await get('/sw-2.js', asked)).status).toBe(404);
  });

  it('sends an accepted encoding: brotli if possible, otherwise gzip; fonts are not compressed', async () => {
    const brotli = await get('/assets/app-B7xq2.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get('/assets/app-B7xq2.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await get('/assets/app-B7xq2.js');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    const font = await get('/assets/math-A1.woff2', { 'accept-encoding': 'br' });
    expect([font.headers['content-encoding'], font.headers['content-type']]).toEqual([undefined, 'font/woff2']);
    const sizes = [brotli, gzip, plain].map((got) => Number(got.headers['content-length']));
    expect(sizes).toEqual([brotli.body.length, gzip.body.length, script.length]);
  });

  it('returns 304 to a browser that has the file already', async () => {
    const accept = { 'accept-encoding': 'br' };
    const { headers } = await get('/assets/app-B7xq2.js', accept);
    const etag = headers.etag ?? '';
    const again = await get('/assets/app-B7xq2.js', { ...accept, 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    const other = await get('/assets/app-B7xq2.js', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('returns no body for HEAD and refuses POST', async () => {
    const head = await get('/assets/app-B7xq2.js', {}, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(script.length)]);
    const post = await get('/', {}, { method: 'POST' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('writes the addresses of this installation into its page before any script', async () => {
    const { body } = await get('/', going);
    expect(body.toString()).toContain(
      '<head><meta name="fourfold:api" content="/api"><meta name="fourfold:learner" content="https://learner.example">' +
        '<meta name="fourfold:studio" content="https://studio.example"><title>',
    );
  });

  it('returns 503 when its app has not been built, and serves it as soon as it is built', async () => {
    const before = await get('/', going, { of: studio });
    expect([before.status, before.body.toString()]).toEqual([
      503,
      'The studio has not been built yet. Run npm start.\n',
    ]);
    await mkdir(join(folder, 'studio'));
    await writeFile(join(folder, 'studio/index.html'), page);
    const after = await get('/', going, { of: studio });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('content="https://api.example/v1"');
    const policy = after.headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("media-src 'self' https://youtube.com https://videos.school.example;");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  });

  it('serves the API below /api, and its health', async () => {
    const health = await get('/health');
    expect([health.status, health.body.toString()]).toEqual([200, '{"status":"ready"}']);
    const nothing = await get('/api/nothing', going);
    expect([nothing.status, JSON.parse(nothing.body.toString()).errors]).toEqual([404, ['There is no such call']]);
  });
});

it('its page may run only its own scripts, and may not be framed', async () => {
  const { headers } = await get('/', going);
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'media-src': "'self' https:",
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
  // A worker has only the policy of its own script.
  for (const path of ['/sw.js', '/assets/sheet-worker-C3x_9.js']) {
    expect([path, await policyOf(path)]).toEqual([path, headers['content-security-policy']]);
  }
  expect(await policyOf('/assets/app-B7xq2.js')).toBeUndefined();
});
