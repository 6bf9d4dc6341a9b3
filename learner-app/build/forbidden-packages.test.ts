import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { forbiddenPackages } from './forbidden-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-guard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fakes installed packages, each with one export. */
function installed(): Plugin {
  return {
    name: 'installed',
    enforce: 'pre',
    resolveId: (name) => (/^[./\0]/.test(name) ? null : `/tree/node_modules/.pnpm/x@1/node_modules/${name}/index.js`),
    load: (id) =>
      id.startsWith('/tree/') ? `export const used = () => document.title + ${JSON.stringify(id)};` : null,
  };
}

/** Builds a small app of these files; returns the error message, or null. */
async function buildError(files: Record<string, string>, tree: Plugin | null = installed()): Promise<string | null> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const failed = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [tree, forbiddenPackages()],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  }).catch((error: Error) => error);
  return failed instanceof Error ? failed.message : null;
}

const importAndUse = (name: string) => `import { used } from '${name}'; used();`;
const importLazily = (file: string) => `import('./${file}');`;

it('passes an app without forbidden packages', async () => {
  expect(await buildError({ 'entry.js': importAndUse('react') })).toBeNull();
});

describe.each(['slate', 'slate-react', 'mathlive', 'xlsx', '@e965/xlsx', 'zod', 'temml'])('%s', (name) => {
  it('fails the build in the first chunk', async () => {
    expect(await buildError({ 'entry.js': importAndUse(name) })).toContain(name);
  });
  it('fails the build in a lazy chunk', async () => {
    expect(await buildError({ 'entry.js': importLazily('later.js'), 'later.js': importAndUse(name) })).toContain(name);
  });
});

it('fails if the contract is imported for more than types', async () => {
  const real = fileURLToPath(new URL('../../core/contract/session.ts', import.meta.url));
  const message = await buildError(
    { 'entry.js': `import { Account } from ${JSON.stringify(real)}; Account.parse({});` },
    null,
  );
  expect(message).toContain('zod');
});

describe.each([
  ['@visx/shape', 'visx-chart.js'],
  ['@hello-pangea/dnd', 'dnd-order.js'],
])('%s', (name, ownChunk) => {
  it('may be in its own lazy chunk', async () => {
    expect(await buildError({ 'entry.js': importLazily(ownChunk), [ownChunk]: importAndUse(name) })).toBeNull();
  });
  it('fails the build in any other chunk', async () => {
    expect(await buildError({ 'entry.js': importLazily('page.js'), 'page.js': importAndUse(name) })).toContain(
      'not in its own',
    );
    expect(await buildError({ 'entry.js': importAndUse(name) })).toContain('not in its own');
  });
  it('fails the build if its own chunk is imported by a page', async () => {
    const page = `import '${name}/more'; ${importAndUse(name)}`;
    const message = await buildError({
      'entry.js': `${importLazily('page.js')} ${importLazily(ownChunk)}`,
      'page.js': `import { shown } from './${ownChunk}'; shown();`,
      [ownChunk]: `${page} export const shown = () => used();`,
    });
    expect(message).not.toBeNull();
  });
});
