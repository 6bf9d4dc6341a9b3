import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

it('doubles from a second to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backoff(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

it('randomises half of each wait and never waits less than half a second', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, random) => {
        const [least, wait, most] = [backoff(failures, 0), backoff(failures, random), backoff(failures, 1)];
        expect(wait).toBeGreaterThanOrEqual(least);
        expect(wait).toBeLessThanOrEqual(most);
        expect(least).toBeGreaterThanOrEqual(500);
      },
    ),
  );
});

it('waits as long as the server asked, however often it failed, and never less; at most a quarter of an hour', () => {
  expect(backoff(1, 0, 30_000)).toBe(30_000);
  expect(backoff(9, 0, 2_000)).toBe(2_000);
  expect(backoff(9, 1, 2_000)).toBe(2_200);
  expect(backoff(1, 0, 86_400_000)).toBe(900_000);
});

it('waits although the server asks for no wait', () => {
  expect(backoff(3, 0, 0)).toBe(2_000);
});
