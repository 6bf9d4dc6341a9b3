import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWarningDue, secondsUntil, sectionEnd } from './time-left.ts';

describe('the time left of a section', () => {
  it('is what the server said, less the time since', () => {
    const end = sectionEnd({ secondsLeft: 600, age: 0, now: 5_000 });
    expect([5_000, 5_001, 6_000, 604_999, 605_000, 900_000].map((now) => secondsUntil(end, now))).toEqual([
      600, 600, 599, 1, 0, 0,
    ]);
  });

  it('of a stored reply is shorter by its age; a calendar clock that was set back does not make it longer', () => {
    expect(secondsUntil(sectionEnd({ secondsLeft: 600, age: 60_000, now: 0 }), 0)).toBe(540);
    expect(secondsUntil(sectionEnd({ secondsLeft: 600, age: -3_600_000, now: 0 }), 0)).toBe(600);
  });

  it('never grows, and never ends before the server’s end', () => {
    fc.assert(
      fc.property(fc.nat(4200), fc.nat(100_000), fc.nat(9_000_000), fc.nat(9_000_000), (secondsLeft, now, a, b) => {
        const end = sectionEnd({ secondsLeft, age: 0, now });
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
