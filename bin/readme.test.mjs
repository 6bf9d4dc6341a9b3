import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tasks } from './tasks.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');

it('begins with the two commands', () => {
  expect(readme.match(/npm (?:start|test|run [\w:-]+)/g)?.slice(0, 2)).toEqual(['npm start', 'npm test']);
});

it.each(Object.keys(tasks))('tells of npm run %s', (task) => {
  expect(readme).toMatch(new RegExp(`npm (?:run )?(?:-s )?${task}(?![\\w:])`));
});

// FOURFOLD_DEV is how npm run dev speaks to the server, and nobody else's.
const variables = [...read('server/src/config.ts').matchAll(/take\('(\w+)'/g)]
  .map(([, name]) => name)
  .filter((name) => name !== 'FOURFOLD_DEV');
/** What only tests are told. */
const forTests = ['CHROMIUM_PATH', 'PG_BIN'];

it('has one table of the environment: each variable that the server reads, and no other', () => {
  const [, environment = ''] = readme.split('## Environment\n');
  const rows = (environment.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(told.sort()).toEqual([...variables, ...forTests].sort());
});

it('the environment is read where the configuration is, and otherwise for PostgreSQL’s own processes alone', () => {
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
