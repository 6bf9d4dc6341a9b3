import { describe, expect, it } from 'vitest';
import { shownPercent } from './shown-percent.ts';

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
    expect(shownPercent(percent)).toBe(shown);
  });

  it('is 100 only if 100 is reached', () => {
    expect(shownPercent(99.999)).toBe(99.99);
  });
});
