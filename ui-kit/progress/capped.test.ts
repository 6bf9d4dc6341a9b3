import { describe, expect, it } from 'vitest';
import { capped } from './capped.ts';

describe('a percentage as it is shown', () => {
  it.each([
    [-1, 0],
    [Number.NaN, 0],
    [0, 0],
    [33.333333, 33.33],
    [12.5, 12.5],
    [100, 100],
    [100.01, 100],
  ])('%f is shown as %f', (percent, shown) => {
    expect(capped(percent)).toBe(shown);
  });

  it('is 100 only if 100 is reached', () => {
    expect(capped(99.999)).toBe(99.99);
  });
});
