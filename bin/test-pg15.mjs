// npm run test:pg15: runs the API tests on a PostgreSQL 15 that is installed on this machine.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, wasStopped } from './command.mjs';
import { countFile } from './count-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
];
const bin = process.env.PG_BIN ?? folders.find((folder) => existsSync(join(folder, 'initdb')));
if (bin === undefined) {
  console.log(
    'test:pg15: skipped, PostgreSQL 15 was not found. Install it (Debian 12: apt-get install ' +
      `postgresql-15) or set PG_BIN to its bin folder. Searched in ${folders.join(', ')}.`,
  );
  console.log('0 passed, 0 failed');
  process.exit(0);
}
const file = join(root, 'results/pg15/api.json');
rmSync(file, { force: true });
mkdirSync(join(root, 'results/pg15'), { recursive: true });
console.log(`test:pg15: the API tests on ${bin}`);
const code = await runCommand(
  ['vitest', 'run', '--project', 'pg15', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  { cwd: root, env: { ...process.env, PG_BIN: bin } },
);
if (wasStopped(code)) process.exit(code);
const { passed, failed, lines } = countFile(file, code === 0);
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
