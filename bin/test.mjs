// npm test: types, lint, unit, API, stories, journeys. It goes on after a failure, so that one run tells everything,
// leaves each runner's results in results/ for the ledger, and ends with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countResults } from './count-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = spawnSync('node', ['bin/chromium.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
const env = { ...process.env, CHROMIUM_PATH: String(chromium.stdout).trim() || undefined };

const vitest = (project) => ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'];
const steps = [
  { name: 'types and lint', command: ['node', 'bin/check.mjs'] },
  { name: 'unit', command: [...vitest('unit'), '--outputFile.json=results/unit.json'], results: 'unit.json' },
  { name: 'api', command: [...vitest('api'), '--outputFile.json=results/api.json'], results: 'api.json' },
  {
    name: 'stories',
    command: [...vitest('stories'), '--outputFile.json=results/stories.json'],
    results: 'stories.json',
  },
  { name: 'build', command: ['node', 'bin/build.mjs'] },
  { name: 'journeys', command: ['playwright', 'test'], folder: 'e2e', results: 'e2e.json' },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const began = performance.now();
  const [command, ...args] = step.command;
  const { status } = spawnSync(command, args, { cwd: join(root, step.folder ?? '.'), stdio: 'inherit', env });
  const seconds = Math.round((performance.now() - began) / 1000);
  const count = outcome(step, status === 0);
  for (const key of Object.keys(total)) total[key] += count[key];
  lines.push(`${step.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${seconds} s)`);
}
console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A runner that fails without naming a failed test has failed once. */
function outcome(step, succeeded) {
  if (step.results === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const file = join(results, step.results);
  const count = existsSync(file)
    ? countResults(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}
