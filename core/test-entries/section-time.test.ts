import { describe, expect, it } from 'vitest';
import { isWithinLimit, timeLimit, timeSpentOn } from './section-time.ts';

describe('the time of a section', () => {
  it('is the sum of the seconds of all questions, at most the maximum of the wire', () => {
    expect(timeSpentOn([])).toBe(0);
    expect(timeSpentOn([{ timeSpent: 40 }, { timeSpent: 2 }])).toBe(42);
    expect(timeSpentOn([{ timeSpent: 864_000 }, { timeSpent: 864_000 }])).toBe(864_000);
  });

  it('is within the limit up to its last second; extra time raises the limit', () => {
    const noCalculator = { minutes: 25 };
    expect([1, 1.5, 2].map((extra) => timeLimit(noCalculator, extra))).toEqual([1500, 2250, 3000]);
    expect(isWithinLimit(1500, noCalculator, 1)).toBe(true);
    expect(isWithinLimit(1501, noCalculator, 1)).toBe(false);
    expect(isWithinLimit(1501, noCalculator, 1.5)).toBe(true);
    expect(isWithinLimit(3001, noCalculator, 2)).toBe(false);
  });
});
