import { createHash } from 'node:crypto';

/** A seeded random generator (mulberry32): numbers from 0 to 1, the same sequence for the same name. */
export function demoChance(name: string): () => number {
  let state = createHash('sha1').update(name).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random whole number from `least` to `most`, both inclusive. */
export function between(chance: () => number, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}
