// Checks that paths in docs/how-to-add.md exist, that it stays short, and that other pages link to it.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const page = read('docs/how-to-add.md');
const sections = page.split(/^## /m).slice(1);
const namesIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const code = namesIn(page);
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed
  .toString()
  .split('\n')
  .filter((path) => path && existsSync(root + path));

it('mentions only paths that exist', () => {
  // `<area>` matches any name, like *.
  const paths = code.filter((name) => /^[\w.-]+(?:\/[\w.<>*-]+)+$/.test(name));
  expect(paths.length).toBeGreaterThan(80);
  const isThere = (path) => globSync(path.replaceAll(/<\w+>/g, '*'), { cwd: root }).length > 0;
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

it('mentions only file names that exist, if their folder was mentioned before', () => {
  const names = new Set(files.map((path) => basename(path)));
  const named = code.filter((name) => /^[\w.-]+\.(?:ts|tsx|css|mjs)$/.test(name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

it.each(sections.map((section) => [section.split('\n')[0] ?? '', section]))(
  '%s: has numbered steps, its tests, and the last commit that did it',
  (_, section) => {
    expect([...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: section.match(/^\d+\. /gm)?.length ?? 0 }, (_, at) => at + 1),
    );
    expect(section).toMatch(/^\d\. /m);
    expect(section).toMatch(/\bTests: /);
    expect(section).toMatch(/\bLast:\s[0-9a-f]{8} “/);
  },
);

it('names the file or folder of every table that a new kind of questions must be in', () => {
  const named = namesIn(sections.find((section) => section.startsWith('A kind of questions')) ?? '');
  // Tables whose names are kinds are complete by type, so the compiler asks for each of them.
  const typed = /\bconst \w+: \{\s*(?:readonly )?\[\w+ in (?:KindName|StoredKind)\]/;
  const satisfied = /satisfies (?:Readonly<)?Record<[^;]*\b(?:KindName|StoredKind)\b/;
  const tables = files
    .filter((path) => /^[\w-]+\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => [typed, satisfied].some((table) => table.test(read(path))));
  expect(tables.length).toBeGreaterThanOrEqual(14);
  const isNamed = (path) => named.some((name) => path === name || path.startsWith(`${name}/`));
  expect(tables.filter((path) => !isNamed(path))).toEqual([]);
});

it('has at most 150 lines, and is linked from README.md and docs/architecture.md', () => {
  expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  for (const from of ['README.md', 'docs/architecture.md'])
    expect(read(from)).toMatch(/\]\((?:docs\/)?how-to-add\.md\)/);
});
