import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveComponents } from './serve-components.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fourfold-components-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns a function that requests a path of the served folder. */
function requestFolder() {
  const serve = serveComponents(folder);
  return (path: string) => serve(new Request(`http://api.example/docs/components${path}`), path);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('names the build command while there is no build, and serves the components after it', async () => {
  const get = requestFolder();
  const missing = await get('/');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('npm run build:storybook')]);
  await writeFile(join(folder, 'index.html'), 'one');
  expect(await (await get('/')).text()).toBe('one');
  await writeFile(join(folder, 'index.html'), 'another');
  await utimes(join(folder, 'index.html'), 1, 1);
  expect(await (await get('/')).text()).toBe('another');
});

it('allows script files of the site and the built inline scripts, and no others', async () => {
  const script = "window['FEATURES'] = {};";
  await writeFile(join(folder, 'index.html'), `<script>${script}</script><script type="module" src="./a.js"></script>`);
  const policy = (await requestFolder()('/')).headers.get('content-security-policy');
  expect(policy?.split('; ')).toContain(`script-src 'self' ${hashOf(script)}`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'self'");
});

it('redirects to its folder, and serves nothing outside it', async () => {
  await writeFile(join(folder, 'index.html'), '');
  const get = requestFolder();
  const bare = await get('');
  expect([bare.status, bare.headers.get('location')]).toEqual([308, 'components/']);
  for (const path of ['/../../package.json', '/..%2f..%2fpackage.json', '/nothing.js']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});
