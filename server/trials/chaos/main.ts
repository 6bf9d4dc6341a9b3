// npm run test:chaos: students answer while the line, the servers and PostgreSQL fail; then the accounts are made.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runTrial } from './run-trial.ts';
import { openStage } from './stage.ts';

const forms = {
  whole: { seconds: 240, students: 200, pace: 4_000, every: 3_000 },
  short: { seconds: 15, students: 12, pace: 1_000, every: 3_000 },
} as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(1_000_000));
const form = forms[values.short ? 'short' : 'whole'];

const stage = openStage();
try {
  console.log(`${form.students} students under ${form.seconds} s of faults; --seed ${seed} draws the same chances.`);
  process.exitCode = (await runTrial({ stage, seed, form, say: (line) => console.log(line) })) ? 0 : 1;
} finally {
  await stage.end();
}
process.exit();
