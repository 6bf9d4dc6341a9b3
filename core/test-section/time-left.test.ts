import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWarningDue, secondsSince, secondsUntil, sectionEnd, sectionEndAfter } from './time-left.ts';

describe('the time left of a section', () => {
  it('is what the server said, less the time since', () => {
    const end = sectionEnd(600, 5_000);
    expect([5_000, 5_001, 6_000, 604_999, 605_000, 900_000].map((now) => secondsUntil(end, now))).toEqual([
      600, 600, 599, 1, 0, 0,
    ]);
  });

  it('after the page was closed is shorter by that time; a calendar clock that was set back does not make it longer', () => {
    const after = (calendar: number) =>
      secondsUntil(sectionEndAfter({ secondsLeft: 600, at: 5_000_000 }, { calendar, now: 0 }), 0);
    expect([5_060_000, 5_000_000, 1_400_000, 9_000_000].map(after)).toEqual([540, 600, 600, 0]);
  });

  it('is none of a section that is over, and what is given then is given after the limit', () => {
    const end = sectionEnd(0, 7_000);
    expect([secondsUntil(end, 7_000), secondsSince(600, end, 7_000)]).toEqual([0, 601]);
    expect([0, 30_500, 600_000, 601_000].map((now) => secondsSince(600, sectionEnd(600, 0), now))).toEqual([
      0, 30, 600, 601,
    ]);
  });

  it('never grows, and never ends before the server’s end', () => {
    fc.assert(
      fc.property(fc.nat(4200), fc.nat(100_000), fc.nat(9_000_000), fc.nat(9_000_000), (secondsLeft, now, a, b) => {
        const end = sectionEnd(secondsLeft, now);
        const [first, second] = [Math.min(a, b), Math.max(a, b)];
        expect(secondsUntil(end, now + second)).toBeLessThanOrEqual(secondsUntil(end, now + first));
        expect(secondsUntil(end, now + first) === 0).toBe(first >= secondsLeft * 1000);
      }),
    );
  });

  it('is warned about once, when five minutes are left', () => {
    expect(
      [
        [301, 300],
        [900, 299],
        [300, 299],
        [301, 301],
        [900, 0],
      ].map(([before = 0, left = 0]) => isWarningDue(before, left)),
    ).toEqual([true, true, false, false, false]);
  });
});
