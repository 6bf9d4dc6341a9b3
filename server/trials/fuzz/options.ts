import { parseArgs } from 'node:util';

export type Options = { seed: number; rounds: number; perRound: number; short: boolean };

/** Each round has a new copy of the database and a new server, so that records deleted earlier exist again. */
const fullRun = { rounds: 20, perRound: 10_100 };
const shortRun = { rounds: 1, perRound: 4_000 };

/** `--short`: the run of CI. `--seed 7`: repeats a run. Throws an error with a sentence for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number');
  return { seed, short: values.short, ...(values.short ? shortRun : fullRun) };
}
