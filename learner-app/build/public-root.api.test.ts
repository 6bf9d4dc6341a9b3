import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fourfold-learner-'));
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  origin = server.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('loads the icon pictures from the site’s public root [NAV-024]', async () => {
  const page = await (await fetch(origin)).text();
  const code = await codeOf(page);
  const named = new Set([...(page + code).matchAll(/\/icons\/[\w$.{}-]+\.svg/g)].map(([path]) => path));
  // One is in the page, one in the code of an error page.
  expect([...named].sort()).toEqual(['/icons/fourfold.svg', '/icons/not-found.svg']);
  for (const name of ['fourfold', 'not-found']) {
    const reply = await fetch(new URL(`/icons/${name}.svg`, origin));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await reply.text()).toBe(await readFile(join(root, 'public/icons', `${name}.svg`), 'utf8'));
  }
});

it('preloads what every page needs in parallel with the first script', async () => {
  const page = await (await fetch(origin)).text();
  const named = [...page.matchAll(/<link rel="?(?:modulepreload|preload|stylesheet)"?[^>]*href="([^"]+)"/g)];
  const files = named.map(([, href]) => href ?? '');
  for (const name of ['react', 'start', 'common']) expect(files.some((file) => file.includes(`/${name}-`))).toBe(true);
  for (const file of files) expect((await fetch(new URL(file, origin))).status, file).toBe(200);
  // Nothing that only some pages need, nothing that loads after the code, and no inline script.
  expect(files.some((file) => /-page-|alert-host|outbox|woff2/.test(file))).toBe(false);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  // One first script, which imports no other.
  const [own, ...more] = [...page.matchAll(/<script[^>]*\bsrc="?(\/assets\/early-[\w-]+\.js)/g)].map(([, src]) => src);
  expect(more).toEqual([]);
  const code = await (await fetch(new URL(own ?? '', origin))).text();
  expect(code).toContain('/accounts/set_current_user');
  expect(code).not.toMatch(/\bfrom\s*["'`]\.|\bimport\s*["'`]\./);
});

it('has a service worker that caches what practice needs offline', async () => {
  const reply = await fetch(new URL('/sw.js', origin));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/javascript']);
  const code = await reply.text();
  const files = [...new Set(code.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g))];
  for (const file of files) expect((await fetch(new URL(file, origin))).status, file).toBe(200);
  const page = await (await fetch(origin)).text();
  for (const [file] of page.matchAll(/\/assets\/[\w.-]+/g)) expect(files).toContain(file);
  const parts = [
    'sequence-page',
    'problem-set-page',
    'flow-page',
    'shell',
    'sender',
    'saved-indicator',
    'persist-replies',
  ];
  const later = [
    'practice-extras',
    'confirm',
    'report-dialog',
    'alert-host',
    'help-dialog',
    'stix-two-math',
    'home-page',
  ];
  for (const name of [...parts, ...later])
    expect(
      files.some((file) => file.includes(`/${name}-`)),
      name,
    ).toBe(true);
  // Pages without practice are not cached.
  expect(files.some((file) => /register-page|students-page|hand-over-page/.test(file))).toBe(false);
  // The script contains the page's hash and file names, so another build has another script.
  expect(code.match(/\/assets\/early-[\w-]+\.js/g)?.length).toBeGreaterThanOrEqual(2);
});

/** All scripts of the build, concatenated. */
async function codeOf(page: string): Promise<string> {
  const seen = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.set(path, '');
    const text = await (await fetch(new URL(path, origin))).text();
    seen.set(path, text);
    const next = [...text.matchAll(/[\w./-]+\.js(?=[`"'])/g)].map(([file]) => `/assets/${file.split('/').at(-1)}`);
    await Promise.all(next.map(visit));
  };
  await Promise.all([...page.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => visit(path)));
  return [...seen.values()].join('\n');
}
