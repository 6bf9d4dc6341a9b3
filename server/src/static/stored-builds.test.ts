import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';
import { openStoredBuilds } from './stored-builds.ts';

const aDay = 24 * 3_600_000;
let root: string;
let clock: number;
let warnings: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fourfold-kept-'));
  clock = Date.UTC(2026, 10, 1);
  warnings = [];
});
afterEach(() => rm(root, { recursive: true }));

const folder = () => join(root, 'data/builds/learner');

function storedBuilds(at = folder()) {
  const log = pino({ base: null }, { write: (line) => void warnings.push(line) });
  return openStoredBuilds({ folder: at, now: () => new Date(clock), log });
}

/** Replaces the build of the app: its page, and these files below /assets/. */
async function build(files: Record<string, string | Uint8Array>): Promise<void> {
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), `<html><head></head>${Object.keys(files)}</html>`);
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, 'assets', name), text);
}

/** Simulates a start of the product; returns functions that request files. */
async function start(builds = storedBuilds()) {
  const site = await serveSite({
    name: 'learner app',
    folder: join(root, 'dist'),
    head: '',
    api: null,
    videoHosts: null,
    storedBuilds: builds,
  });
  await builds.sweep();
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await site(new Request(`http://learner.example${path}`, { headers }));
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  return { builds, get, textOf: async (path: string) => (await get(path)).text };
}

const stamps = async () => {
  const names = (await readdir(folder())).sort();
  return await Promise.all(
    names.map((name) => readFile(join(folder(), name, '.replaced-at'), 'utf8').catch(() => null)),
  );
};

it('files of a build are served for 14 days after it was replaced, and the next sweep deletes them', async () => {
  await build({ 'page-1.js': 'one', 'same-0.js': 'same' });
  await start();
  clock += 30 * aDay;
  await build({ 'page-2.js': 'two', 'same-0.js': 'same' });
  const { builds, get, textOf } = await start();
  expect([await textOf('/assets/page-1.js'), await textOf('/assets/page-2.js')]).toEqual(['one', 'two']);

  clock += 14 * aDay - 1;
  await builds.sweep();
  expect(await textOf('/assets/page-1.js')).toBe('one');
  clock += 1;
  await builds.sweep();
  expect((await get('/assets/page-1.js')).status).toBe(404);
  expect([await textOf('/assets/page-2.js'), await textOf('/assets/same-0.js')]).toEqual(['two', 'same']);
  expect(await readdir(folder())).toHaveLength(1);
  expect(warnings).toEqual([]);
});

it('a later start does not restart the 14 days, and a return to an old build ends them', async () => {
  await build({ 'page-1.js': 'one' });
  await start();
  await build({ 'page-2.js': 'two' });
  await start();
  clock += 10 * aDay;
  await start();
  clock += 4 * aDay;
  expect((await (await start()).get('/assets/page-1.js')).status).toBe(404);

  await build({ 'page-3.js': 'three' });
  await start();
  expect((await stamps()).filter((since) => since === null)).toHaveLength(1);
  clock += 10 * aDay;
  await build({ 'page-2.js': 'two' });
  await start();
  clock += 10 * aDay;
  const { textOf } = await start();
  expect([await textOf('/assets/page-2.js'), await textOf('/assets/page-3.js')]).toEqual(['two', 'three']);
});

it('stored files are served like the current build: with content type, for a year, compressed by the build', async () => {
  const script = 'console.log("long enough to be packed"); '.repeat(20);
  await build({
    'page-1.js': script,
    'page-1.js.br': brotliCompressSync(script),
    'page-1.js.map': '{}',
    'a-1.woff2': 'font',
  });
  const now = await start();
  const asNow = await now.get('/assets/page-1.js', { 'accept-encoding': 'br' });
  await build({ 'page-2.js': 'two' });
  const { get } = await start();
  const after = await get('/assets/page-1.js', { 'accept-encoding': 'br' });
  expect([...after.headers]).toEqual([...asNow.headers]);
  expect(after.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(after.headers.get('content-encoding')).toBe('br');
  const etag = after.headers.get('etag') ?? '';
  expect((await get('/assets/page-1.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  expect((await get('/assets/page-1.js')).text).toBe(script);
  expect((await get('/assets/a-1.woff2')).headers.get('content-type')).toBe('font/woff2');
  for (const path of [
    'page-1.js.map',
    'page-1.js.br',
    '.replaced-at',
    '..%2f..%2fsecret',
    '%2e%2e/secret',
    'x/page-1.js',
  ]) {
    expect([path, (await get(`/assets/${path}`)).status]).toEqual([path, 404]);
  }
});

it('processes of two builds on one folder serve each other’s tabs', async () => {
  await build({ 'page-1.js': 'one' });
  const older = await start();
  await build({ 'page-2.js': 'two' });
  const [newer, another] = await Promise.all([start(), start()]);
  expect(await older.textOf('/assets/page-2.js')).toBe('two');
  expect(await newer.textOf('/assets/page-1.js')).toBe('one');
  expect(await another.textOf('/assets/page-1.js')).toBe('one');
  expect(await readdir(folder())).toHaveLength(2);
  expect(warnings).toEqual([]);
});

it('a partial build of an interrupted start is ignored, and deleted after an hour', async () => {
  await build({ 'page-1.js': 'one' });
  await start();
  const [whole = ''] = await readdir(folder());
  const half = join(folder(), `${whole}-x.part`);
  await mkdir(half);
  await writeFile(join(half, 'half-1.js'), 'ha');
  const { builds, get } = await start();
  expect((await get('/assets/half-1.js')).status).toBe(404);
  expect(await readdir(folder())).toHaveLength(2);
  const longAgo = Date.now() / 1000 - 3_700;
  await utimes(half, longAgo, longAgo);
  await builds.sweep();
  expect(await readdir(folder())).toEqual([whole]);
});

it('for a stamp that a power cut has emptied, the 14 days begin when it is found', async () => {
  await build({ 'page-1.js': 'one' });
  await start();
  const [old = ''] = await readdir(folder());
  await build({ 'page-2.js': 'two' });
  await start();
  await writeFile(join(folder(), old, '.replaced-at'), '');
  clock += 20 * aDay;
  const { builds, textOf } = await start();
  expect(await textOf('/assets/page-1.js')).toBe('one');
  clock += 14 * aDay;
  await builds.sweep();
  expect(await readdir(folder())).not.toContain(old);
});

it('a folder that cannot be written does not prevent the start, and is logged', async () => {
  await writeFile(join(root, 'data'), 'a file where a folder should be');
  await build({ 'page-1.js': 'one' });
  const { get, textOf } = await start();
  expect(await textOf('/assets/page-1.js')).toBe('one');
  expect((await get('/assets/page-0.js')).status).toBe(404);
  expect(warnings[0]).toContain('this build is not kept for tabs that stay open over an upgrade');
  expect(warnings[0]).toContain('"level":40');
});

it.skipIf(process.getuid?.() === 0)('a read-only folder does not prevent the start', async () => {
  await mkdir(folder(), { recursive: true });
  await chmod(folder(), 0o500);
  await build({ 'page-1.js': 'one' });
  expect(await (await start()).textOf('/assets/page-1.js')).toBe('one');
  expect(warnings).toHaveLength(1);
});
