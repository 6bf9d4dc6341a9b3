// Checks that docs/architecture.md lists every folder, and that all folders and files it mentions exist.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, listing = ''] = /## Folders\n+```\n(.*?)```/s.exec(page) ?? [];

/** Package → its folders in the listing, without `src/`. */
const listed = new Map(
  listing.split(/^(?=\S)/m).map((part) => {
    const [whole = '', ...folders] = [...part.matchAll(/(?<!\S)((?:[\w-]+\/)+)(?!\S)/g)].map(([, path]) => path);
    return [whole.slice(0, -1), folders.map((path) => path.replace(/^src\//, '').slice(0, -1))];
  }),
);
const packages = {
  core: 'core',
  'app-shell': 'app-shell',
  server: 'server/src',
  'learner-app': 'learner-app/src',
  'studio-app': 'studio-app/src',
};

it.each(Object.entries(packages))('lists each folder of %s', (name, path) => {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = entries.map((entry) => entry.name).filter((folder) => folder !== 'node_modules');
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.filter((folder) => !listed.get(name)?.includes(folder))).toEqual([]);
});

it('lists only folders that exist', () => {
  for (const [name, folders] of listed) {
    const missing = folders.filter(
      (folder) => !['.', name, `${name}/src`].some((folderRoot) => existsSync(join(root, folderRoot, folder))),
    );
    expect([name, missing]).toEqual([name, []]);
  }
});

it('mentions only files that exist', () => {
  const paths = [...page.matchAll(/`([\w-]+(?:\/[\w.*-]+)+)`/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(20);
  // Within a paragraph about one package, paths omit its name.
  const roots = ['.', 'server/src', 'studio-app/src', 'learner-app/src'];
  const isThere = (path) => roots.some((folderRoot) => globSync(path, { cwd: join(root, folderRoot) }).length > 0);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
