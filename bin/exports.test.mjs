// A package opens a file to the others only if one of them imports it. Closed in `exports` of core/package.json: the
// folders `internal`, and those of `testing` that only core's own tests use.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The packages that are checked, with one of those that import them: Node resolves `exports` from there. */
const importerOf = { core: 'server', server: 'e2e' };

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', ':!bin/*.test.mjs'];
const sources = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  // Git still lists what was deleted and not committed.
  .filter((file) => file !== '' && existsSync(`${root}/${file}`));

it.each(Object.keys(importerOf))('every file that %s exports is imported by another package', (folder) => {
  const imported = importedFrom(folder);
  expect(openPaths(folder).filter((path) => !imported.has(path))).toEqual([]);
});

/** The import specifiers of a package's files, without tests, that Node resolves from another package. */
function openPaths(folder) {
  const { name, exports } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  const { resolve } = createRequire(`${root}/${importerOf[folder]}/package.json`);
  const isOpen = (specifier) => {
    try {
      return existsSync(resolve(specifier));
    } catch (error) {
      if (error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return false;
      throw error;
    }
  };
  const paths = Object.entries(exports).flatMap(([subpath, target]) => {
    if (target === null) return [];
    const [start, end] = target.slice('.//'.length).split('*');
    if (end === undefined) return [`${name}${subpath.slice(1)}`];
    return globSync(`${start}**/*${end}`, { cwd: `${root}/${folder}` })
      .filter((file) => !file.includes('.test.'))
      .map((file) => `${name}${subpath.slice(1).replace('*', file.slice(start.length, -end.length))}`);
  });
  return [...new Set(paths)].filter(isOpen);
}

/** The specifiers that files outside a package import from it. */
function importedFrom(folder) {
  const others = sources.filter((file) => !file.startsWith(`${folder}/`));
  return new Set(
    others.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/'(@fourfold\/[\w-]+\/[^']+)'/g)].map(([, path]) => path),
    ),
  );
}
