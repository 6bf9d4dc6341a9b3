import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

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
async function fault(files: Record<string, string>, tree: Plugin | null = installed()): Promise<string | null> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const failed = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [tree, guard()],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  }).catch((error: Error) => error);
  return failed instanceof Error ? failed.message : null;
}

const use = (name: string) => `import { used } from '${name}'; used();`;
const useLater = (file: string) => `import('./${file}');`;

it('passes an app without forbidden packages', async () => {
  expect(await fault({ 'entry.js': use('react') })).toBeNull();
});

describe.each(['slate', 'slate-react', 'mathlive', 'xlsx', '@e965/xlsx', 'zod', 'temml'])('%s', (name) => {
  it('fails the build in the first chunk', async () => {
    expect(await fault({ 'entry.js': use(name) })).toContain(name);
  });
  it('fails the build in a lazy chunk', async () => {
    expect(await fault({ 'entry.js': useLater('later.js'), 'later.js': use(name) })).toContain(name);
  });
});

it('fails if the contract is imported for more than types', async () => {
  const real = fileURLToPath(new URL('../../core/contract/session.ts', import.meta.url));
  const said = await fault({ 'entry.js': `import { Account } from ${JSON.stringify(real)}; Account.parse({});` }, null);
  expect(said).toContain('zod');
});

describe.each([
  ['@visx/shape', 'visx-chart.js'],
  ['@hello-pangea/dnd', 'dnd-list.js'],
])('%s', (name, own) => {
  it('may be in its own lazy chunk', async () => {
    expect(await fault({ 'entry.js': useLater(own), [own]: use(name) })).toBeNull();
  });
  it('fails the build in any other chunk', async () => {
    expect(await fault({ 'entry.js': useLater('page.js'), 'page.js': use(name) })).toContain('not in its own');
    expect(await fault({ 'entry.js': use(name) })).toContain('not in its own');
  });
  it('fails the build if its own chunk is imported by a page', async () => {
    const page = `import '${name}/more'; ${use(name)}`;
    const said = await fault({
      'entry.js': `${useLater('page.js')} ${useLater(own)}`,
      'page.js': `import { shown } from './${own}'; shown();`,
      [own]: `${page} export const shown = () => used();`,
    });
    expect(said).not.toBeNull();
  });
});
