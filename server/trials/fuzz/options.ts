import { parseArgs } from 'node:util';

export type Options = { seed: number; rounds: number; perRound: number; short: boolean };

/** Each round has a new copy of the world and a new server: what the requests before it have deleted is there again. */
const whole = { rounds: 20, perRound: 10_100 };
const small = { rounds: 1, perRound: 4_000 };

/** `--short`: as in CI; `--seed 7`: the same once more. Throws a sentence for anything else. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number');
  return { seed, short: values.short, ...(values.short ? small : whole) };
}
