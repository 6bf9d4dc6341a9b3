// npm run test:pg15: the API tests once more on PostgreSQL 15, from the machine's own binaries.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countResults } from './count-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const places = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin'];
const bin = process.env.PG_BIN ?? places.find((folder) => existsSync(join(folder, 'postgres')));
if (bin === undefined) {
  console.log(
    `test:pg15: no PostgreSQL 15 on this machine (looked in ${places.join(', ')}); set PG_BIN to its bin folder`,
  );
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
mkdirSync(join(root, 'results/pg15'), { recursive: true });
const file = join(root, 'results/pg15/api.json');
const args = ['run', '--project', 'api', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const { status } = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env: { ...process.env, PG_BIN: bin } });
const count = existsSync(file) ? countResults(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
const failed = status === 0 || count.failed > 0 ? count.failed : 1;
console.log(`${count.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
