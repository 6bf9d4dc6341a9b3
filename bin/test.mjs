// npm test: types, lint, unit, API, trials, stories, build, journeys, bundle. It goes on after a failure, so that one run tells
// everything, leaves each runner's results in results/ for the ledger, and ends with one line that counts them all.
// npm test -- unit api: only these steps.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { runCommand, wasStopped } from './command.mjs';
import { countFile } from './count-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = (project) => [
  ...['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
  `--outputFile.json=results/${project}.json`,
];
const trial = (name) => ['node', `server/trials/${name}/main.ts`, '--short'];
const all = [
  { name: 'types', command: ['node', 'bin/check.mjs', 'types'] },
  { name: 'lint', command: ['node', 'bin/check.mjs', 'lint'] },
  { name: 'unit', command: vitest('unit'), results: 'unit.json' },
  { name: 'api', command: vitest('api'), results: 'api.json' },
  { name: 'matrix', command: trial('matrix') },
  { name: 'fuzz', command: trial('fuzz') },
  { name: 'chaos', command: trial('chaos') },
  { name: 'stories', command: vitest('stories'), results: 'stories.json', inChromium: true },
  { name: 'build', command: ['node', 'bin/build.mjs'] },
  { name: 'journeys', command: ['playwright', 'test'], folder: 'e2e', results: 'e2e.json', inChromium: true },
  { name: 'bundle', command: ['node', 'bin/test-bundle.mjs'], results: 'bundle.json', inChromium: true },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all;

const results = join(root, 'results');
// The ledger reads what lies there: a whole run leaves nothing of an earlier one.
if (wanted.length === 0) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = steps.some(({ inChromium }) => inChromium) ? ensureChromium() : { path: '' };
const env = { ...process.env, ...(chromium.path ? { CHROMIUM_PATH: chromium.path } : {}) };

const total = { passed: 0, failed: 0 };
const lines = [];
const worthALook = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const began = performance.now();
  const { passed, failed, skipped, lines: named = [] } = await outcome(step);
  const seconds = Math.round((performance.now() - began) / 1000);
  total.passed += passed;
  total.failed += failed;
  worthALook.push(...named);
  lines.push(`${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`);
}
console.log(['', ...lines, ...worthALook].join('\n'));
if (chromium.fault) console.log(chromium.fault);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Types, lint, each trial and the build count as one; a runner that fails without naming a failed test has failed once. */
async function outcome(step) {
  if (step.inChromium && chromium.fault) {
    console.log(chromium.fault);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const file = step.results && join(results, step.results);
  if (file && existsSync(file)) rmSync(file);
  const code = await runCommand(step.command, { cwd: join(root, step.folder ?? '.'), env });
  if (wasStopped(code)) process.exit(code);
  if (!file) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return countFile(file, code === 0);
}
