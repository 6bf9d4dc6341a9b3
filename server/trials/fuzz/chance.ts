import { randomFrom } from '@fourfold/core/simulation/random';

/** What looks drawn and is the same for the same seed and number, so that one request can be made again by itself. */
export type Chance = {
  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number;
  /** True in this share of all cases, 0 to 1. */
  often(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some of a list in another order, at most `most`. */
  some<T>(list: readonly T[], most: number): T[];
  uuid(): string;
  bytes(length: number): Buffer<ArrayBuffer>;
};

/** The chances of one request: the same from the same seed and number, whatever came before. */
export function chanceOf(seed: number, number: number): Chance {
  const next = randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  // Neighbouring seeds begin alike.
  next();
  const below = (end: number) => Math.floor(next() * end);
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('there is nothing to pick from');
    return list[below(list.length)] as T;
  };
  return {
    below,
    bytes,
    pick,
    often: (share) => next() < share,
    some(list, most) {
      const from = [...list];
      const taken: typeof from = [];
      for (let left = Math.min(most, from.length); left > 0; left--) {
        taken.push(...from.splice(below(from.length), 1));
      }
      return taken;
    },
    uuid() {
      const hex = bytes(16).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
