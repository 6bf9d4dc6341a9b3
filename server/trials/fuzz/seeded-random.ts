import { randomFrom } from '@fourfold/core/simulation/random';

/** Pseudo-random numbers, the same for the same seed and number, so that one request can be repeated alone. */
export type SeededRandom = {
  /** An integer from 0 up to, not including, `end`. */
  integerBelow(end: number): number;
  /** True with this probability, 0 to 1. */
  withProbability(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** At most `most` items of a list, in random order. */
  sample<T>(list: readonly T[], most: number): T[];
  uuid(): string;
  bytes(length: number): Buffer<ArrayBuffer>;
};

/** The random numbers of one request; they depend only on the seed and the number. */
export function seededRandom(seed: number, number: number): SeededRandom {
  const next = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  // Neighbouring seeds have similar first numbers.
  next();
  const integerBelow = (end: number) => Math.floor(next() * end);
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => integerBelow(256)));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('The list is empty.');
    return list[integerBelow(list.length)] as T;
  };
  return {
    integerBelow,
    bytes,
    pick,
    withProbability: (share) => next() < share,
    sample(list, most) {
      const from = [...list];
      const sampled: typeof from = [];
      for (let left = Math.min(most, from.length); left > 0; left--) {
        sampled.push(...from.splice(integerBelow(from.length), 1));
      }
      return sampled;
    },
    uuid() {
      const hex = bytes(16).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
