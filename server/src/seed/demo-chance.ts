import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 that look drawn, and are the same for the same name: mulberry32. */
export function demoChance(name: string): () => number {
  let state = createHash('sha1').update(name).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number between two, both of them possible. */
export function between(chance: () => number, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}
