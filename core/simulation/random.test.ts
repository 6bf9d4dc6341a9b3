import { expect, it } from 'vitest';
import { randomFrom } from './random.ts';

/** Output of the author's C code for each seed. */
const reference = [
  [0, 1144304738, 1416247, 958946056, 627933444],
  [1, 2693262067, 11749833, 2265367787, 4213581821],
  [4294967295, 3850105811, 813802916, 3073704848, 4054706436],
] as const;

it('draws what mulberry32 draws', () => {
  for (const [seed, ...drawn] of reference) {
    const random = randomFrom(seed);
    expect(drawn.map(() => random() * 2 ** 32)).toEqual(drawn);
  }
});

it('draws evenly from 0 up to 1', () => {
  const random = randomFrom(7);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 100_000; n++) {
    const tenth = Math.floor(random() * 10);
    counts[tenth] = (counts[tenth] ?? 0) + 1;
  }
  // Expected 10,000 of each, with a standard deviation of 95.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
