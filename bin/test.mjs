// npm test: runs all checks that a change must pass, and proves every requirement. npm run test:whole: the same with
// longer trials, and with the steps that need not run at each change. Continues after a failure. Writes the results of
// each runner to results/ for the ledger. The last line counts all tests.
// npm test -- unit api: only these steps. npm test -- unit core/day: only files whose path contains this; they do not
// count for the ledger.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { runCommand, wasStopped } from './command.mjs';
import { countFile } from './count-results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const whole = process.argv.includes('--whole');
const requested = process.argv.slice(2).filter((name) => name !== '--whole');
const [stepNames, paths] = [
  requested.filter((name) => !/[./]/.test(name)),
  requested.filter((name) => /[./]/.test(name)),
];

/** `command` writes a results file. `onlyPaths` runs only given paths and writes none. */
const vitest = (name, given) => {
  const onlyPaths = ['vitest', 'run', ...given];
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=results/${name}.json`];
  return { command: [...onlyPaths, ...reports], onlyPaths, results: `${name}.json` };
};
const trial = (name) => ['node', `server/trials/${name}/main.ts`, ...(whole ? [] : ['--short'])];
const inBrowser = (project) => ({
  command: ['playwright', 'test', '--project', project],
  onlyPaths: ['playwright', 'test', '--project', project, '--reporter', 'list'],
  folder: 'e2e',
  results: `${project}.json`,
  inChromium: true,
});
const all = [
  { name: 'types', command: ['node', 'bin/check.mjs', 'types'] },
  { name: 'lint', command: ['node', 'bin/check.mjs', 'lint'] },
  { name: 'unit', ...vitest('unit', ['--config', 'vitest.unit.config.ts']) },
  { name: 'api', ...vitest('api', ['--project', 'api', '--project', 'api-browser']) },
  { name: 'matrix', command: trial('matrix') },
  { name: 'fuzz', command: trial('fuzz') },
  { name: 'chaos', command: trial('chaos') },
  { name: 'stories', ...vitest('stories', ['--project', 'stories']), inChromium: true },
  { name: 'build', command: ['node', 'bin/build.mjs'] },
  { name: 'pages', ...inBrowser('pages') },
  { name: 'journeys', ...inBrowser('journeys') },
  ...(whole
    ? [
        { name: 'pg15', command: ['node', 'bin/test-pg15.mjs'], results: 'pg15/api.json' },
        { name: 'kit', ...inBrowser('kit') },
        { name: 'bundle', command: ['node', 'bin/test-bundle.mjs'], results: 'bundle.json', inChromium: true },
      ]
    : []),
];

const unknown = stepNames.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = stepNames.length > 0 ? all.filter(({ name }) => stepNames.includes(name)) : all;
if (paths.length > 0 && (stepNames.length === 0 || !steps.some(({ onlyPaths }) => onlyPaths))) {
  console.error(
    `${paths.join(' ')}: name a step that has files: ${all.flatMap(({ name, onlyPaths }) => (onlyPaths ? name : [])).join(', ')}.`,
  );
  process.exit(1);
}

const results = join(root, 'results');
// The ledger reads all files: a run of all steps removes those of earlier runs.
if (stepNames.length === 0) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = steps.some(({ inChromium }) => inChromium) ? ensureChromium() : { path: '' };
const env = {
  ...process.env,
  ...(chromium.path ? { CHROMIUM_PATH: chromium.path } : {}),
  // Read by the configurations of Vitest and Playwright, which then include the tests of test:whole.
  ...(whole && { WHOLE: '1' }),
};

const total = { passed: 0, failed: 0 };
const lines = [];
const failures = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const began = performance.now();
  const { passed, failed, skipped, lines: named = [] } = await outcome(step);
  const seconds = Math.round((performance.now() - began) / 1000);
  total.passed += passed;
  total.failed += failed;
  failures.push(...named);
  lines.push(`${step.name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`);
}
if (stepNames.length === 0) {
  console.log('\n=== ledger');
  const code = await runCommand(['node', 'bin/ledger.mjs', '--missing'], { cwd: root, env });
  total[code === 0 ? 'passed' : 'failed'] += 1;
  lines.push(`ledger: ${code === 0 ? 'every requirement is proven' : 'not every requirement is proven'}`);
}
console.log(['', ...lines, ...failures].join('\n'));
if (chromium.fault) console.log(chromium.fault);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a step and counts its tests. A step without a results file counts as one test. */
async function outcome(step) {
  if (step.inChromium && chromium.fault) {
    console.log(chromium.fault);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const file = paths.length === 0 && step.results ? join(results, step.results) : null;
  if (file && existsSync(file)) rmSync(file);
  const command = paths.length > 0 && step.onlyPaths ? [...step.onlyPaths, ...paths] : step.command;
  const code = await runCommand(command, { cwd: join(root, step.folder ?? '.'), env });
  if (wasStopped(code)) process.exit(code);
  if (!file) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return countFile(file, code === 0);
}
