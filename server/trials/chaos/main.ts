// npm run test:chaos: students answer while the network, the servers and PostgreSQL fail; then
// stored data is checked.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openRunScope } from './run-scope.ts';
import { runTrial } from './run-trial.ts';

const sizes = {
  whole: { seconds: 240, students: 200, meanThinkMs: 4_000, meanKillMs: 3_000 },
  short: { seconds: 15, students: 12, meanThinkMs: 1_000, meanKillMs: 3_000 },
} as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(1_000_000));
const size = sizes[values.short ? 'short' : 'whole'];

const scope = openRunScope();
try {
  console.log(`${size.students} students under ${size.seconds} s of faults; --seed ${seed} repeats the run.`);
  process.exitCode = (await runTrial({ scope, seed, size, say: (line) => console.log(line) })) ? 0 : 1;
} finally {
  await scope.end();
}
process.exit();
