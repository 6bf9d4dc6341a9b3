import { expect, it } from 'vitest';
import { axisEnd } from './axis-end.ts';

it.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [9, 9],
  [43, 45],
  [68, 70],
  [118, 120],
  [248, 250],
  [9_999, 10_000],
])('for the highest value %i is %i', (highest, end) => {
  expect(axisEnd(highest)).toBe(end);
});

it('is never below the highest value, nor far above it', () => {
  for (let highest = 1; highest < 30_000; highest += 7) {
    expect(axisEnd(highest)).toBeGreaterThanOrEqual(highest);
    expect(axisEnd(highest)).toBeLessThanOrEqual(Math.max(2, highest * 1.25));
  }
});
