import { readFileSync } from 'node:fs';
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

it.each([...variables, 'DATA_DIR', 'CHROMIUM_PATH', 'PG_BIN'])('tells of %s', (name) => {
  expect(readme).toContain(`\`${name}\``);
});
