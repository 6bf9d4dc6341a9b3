// npm run bench:api: compares saving answers and reading questions over HTTP with the same through the `pg` driver.
//
// Saving: answers per second over HTTP, with one and with two server processes, against floor.sql through the `pg`
// driver. They run in turn in the same database with fsync, from the same number of processes with the same number of
// connections (ten each). Reading: the call of the practice page, which returns all questions of a set with their
// answers; its floor selects one question by primary key. Both count questions.
//
// The floor runs in separate processes, like the server. The load generator is one more process, which the floor does
// not need: on two cores its CPU time counts against the API. The server logs each request, as in production.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBundled } from '@fourfold/server/database/bundled';
import { type BenchSetup, compare } from './api-compare.ts';
import { answersOf, makeSchool } from './api-data.ts';
import { type Comparison, figuresOf, formatComparison, summaryOf } from './api-figures.ts';
import { reportFigures } from './figures.ts';

const { values } = parseArgs({
  options: {
    /** For the API; the floor has the same number. */
    students: { type: 'string', default: '1000' },
    /** Calls of each kind per server before the first round, so that hot code is compiled. */
    'warm-up': { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    /** Duration of each measurement. */
    seconds: { type: 'string', default: '4' },
    /** The minimum of both ratios. */
    goal: { type: 'string', default: '0.5' },
    /** A folder for the CPU profile of each server (`node --cpu-prof`). */
    profile: { type: 'string' },
  },
});
const number = (name: 'students' | 'warm-up' | 'rounds' | 'seconds' | 'goal') => {
  const value = Number(values[name]);
  if (!(value > 0)) throw new Error(`--${name} must be a number`);
  return value;
};
const students = number('students');
const plan = {
  warmUp: number('warm-up'),
  rounds: number('rounds'),
  time: 1000 * number('seconds'),
  profile: values.profile,
};
const goal = number('goal');

const dataDir = mkdtempSync(join(tmpdir(), 'fourfold-api-'));
chmodSync(dataDir, 0o755);
const bundled = await startBundled({ dataDir });
try {
  const { connection } = bundled;
  const sets = await makeSchool(connection, 2 * students);
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  await measure({ connection, postmaster, dataDir, sets, students });
} finally {
  await bundled.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(setup: BenchSetup): Promise<void> {
  const before = await answersOf(setup.connection, students);
  const compared: Comparison[] = [];
  let acknowledged = 0;
  for (const processes of [1, 2]) {
    const comparison = await compare(setup, { ...plan, processes });
    for (const result of comparison.comparisons) console.log(formatComparison(result, cpus().length));
    compared.push(...comparison.comparisons);
    acknowledged += comparison.acknowledged;
  }
  const stored = (await answersOf(setup.connection, students)) - before;
  console.log(`${acknowledged} answers were called saved, ${stored} are in the database`);
  reportFigures('api', figuresOf(compared, { acknowledged, stored }, goal));
  const { save, read, p99 } = summaryOf(compared);
  console.log(`api: save ratio ${save.toFixed(2)}, read ratio ${read.toFixed(2)}, p99 ${p99.toFixed(1)} ms`);
}
