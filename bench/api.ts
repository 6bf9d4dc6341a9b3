// npm run bench:api: saving an answer and reading questions over HTTP, against the same by the bare driver.
//
// What is compared: how many answers a second students get saved over HTTP, with one server process and with two, and
// how many floor.sql writes by the bare `pg` driver: in turn, in the same database with its real fsync, over the same
// number of connections to it (ten of a process), from as many processes. What is read is the call of a student who
// practises, all questions of a set with their answers at once; its floor is a select of one question by its primary
// key. Both are counted in questions.
//
// What is fair: the floor is a process of its own, as the server is. The load is one more, which the floor does not
// have: on two cores what it takes counts against the API. The server logs each request, as it is shipped.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBundled } from '@fourfold/server/database/bundled';
import { compare, type Place } from './api-compare.ts';
import { answersOf, makeSchool } from './api-data.ts';
import { type Compared, figuresOf, lineOf, summaryOf } from './api-figures.ts';
import { conclude } from './figures.ts';

const { values } = parseArgs({
  options: {
    /** Of the API, and as many of the floor. */
    students: { type: 'string', default: '1000' },
    /** Calls of each kind before the first round, to each server: what it does often is compiled by then. */
    'warm-up': { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    /** Of each measurement. */
    seconds: { type: 'string', default: '4' },
    /** The least that both ratios may be. */
    goal: { type: 'string', default: '0.5' },
    /** A folder for what `node --cpu-prof` says of each server. */
    profile: { type: 'string' },
  },
});
const number = (name: 'students' | 'warm-up' | 'rounds' | 'seconds' | 'goal') => {
  const found = Number(values[name]);
  if (!(found > 0)) throw new Error(`--${name} must be a number`);
  return found;
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

async function measure(place: Place): Promise<void> {
  const before = await answersOf(place.connection, students);
  const compared: Compared[] = [];
  let acknowledged = 0;
  for (const processes of [1, 2]) {
    const one = await compare(place, { ...plan, processes });
    for (const each of one.found) console.log(lineOf(each, cpus().length));
    compared.push(...one.found);
    acknowledged += one.acknowledged;
  }
  const stored = (await answersOf(place.connection, students)) - before;
  console.log(`${acknowledged} answers were called saved, ${stored} are in the database`);
  conclude('api', figuresOf(compared, { acknowledged, stored }, goal));
  const { save, read, p99 } = summaryOf(compared);
  console.log(`api: save ratio ${save.toFixed(2)}, read ratio ${read.toFixed(2)}, p99 ${p99.toFixed(1)} ms`);
}
