// Checks README.md, docs/commands.md, docs/configuration.md and the links of all pages.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLedger } from './ledger-rules.mjs';
import { tasks } from './tasks.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');
const commands = read('docs/commands.md');
const configuration = read('docs/configuration.md');

describe('README.md', () => {
  it('has at most 150 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('has the sections that engineers expect, in the usual order', () => {
    expect([...readme.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Quick start',
      'Architecture',
      'Development',
      'Testing',
      'Deployment',
      'Configuration',
      'Contributing',
    ]);
  });

  it('begins with the two commands', () => {
    expect(readme.match(/npm (?:start|test|run [\w:-]+)/g)?.slice(0, 2)).toEqual(['npm start', 'npm test']);
  });

  it('has the number of rows of the ledger', () => {
    expect(readme).toContain(`all ${readLedger(read('docs/ledger.tsv')).length} rows of \`docs/ledger.tsv\``);
  });
});

it('README.md and every page of docs link to files that exist', () => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: new URL('..', import.meta.url) })];
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => ({ page, path })),
  );
  expect(links.length).toBeGreaterThan(50);
  const isThere = ({ page, path }) => existsSync(new URL(path, new URL(`../${page}`, import.meta.url)));
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

it.each(Object.keys(tasks))('docs/commands.md has a row for the npm task %s', (task) => {
  expect(commands).toMatch(new RegExp(`^\\| \`npm (?:run )?${task}[ \`]`, 'm'));
});

// FOURFOLD_DEV is internal: npm run dev sets it for the server.
const variables = [...read('server/src/config.ts').matchAll(/take\('(\w+)'/g)]
  .map(([, name]) => name)
  .filter((name) => name !== 'FOURFOLD_DEV');
/** Read by tests only. */
const forTests = ['CHROMIUM_PATH', 'PG_BIN', 'REAL_DATA'];

it('docs/configuration.md lists exactly the variables that the server or the tests read', () => {
  const rows = configuration.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...variables, ...forTests].sort());
});

it('process.env is only read for the configuration and for the processes of PostgreSQL', () => {
  const source = new URL('../server/src/', import.meta.url);
  const readers = readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .filter((file) => readFileSync(new URL(file, source), 'utf8').includes('process.env'));
  const ofPostgres = ['binaries', 'cluster', 'start'].map((name) => `database/bundled/${name}.ts`);
  const ofCommands = ['admin', 'demo', 'with-database'].map((name) => `commands/${name}.ts`);
  expect(readers.sort()).toEqual([...ofCommands, ...ofPostgres, 'main.ts'].sort());
  for (const file of [...ofCommands, 'main.ts']) {
    expect(readFileSync(new URL(file, source), 'utf8')).toMatch(/readConfig\((?:process\.env|\{ \.\.\.process\.env)/);
  }
});
