import { describe, expect, it } from 'vitest';
import { isHandedInOverdue, isTimed, secondsLeft, timeLimit, timeSpentOn } from './section-time.ts';

describe('the time of a section', () => {
  it('is the sum of the seconds of all questions, at most the maximum of the wire', () => {
    expect(timeSpentOn([])).toBe(0);
    expect(timeSpentOn([{ timeSpent: 40 }, { timeSpent: 2 }])).toBe(42);
    expect(timeSpentOn([{ timeSpent: 864_000 }, { timeSpent: 864_000 }])).toBe(864_000);
  });

  it('is within the limit up to its last second; extra time raises the limit', () => {
    const noCalculator = { minutes: 25 };
    expect([1, 1.5, 2].map((extra) => timeLimit(noCalculator, extra))).toEqual([1500, 2250, 3000]);
    const timed = (seconds: number, extra_time: number, more: object = {}) =>
      isTimed({ ...noCalculator, endsByClock: false, ...more }, { ...attempt, seconds, extra_time, ...more });
    const attempt = { practice: false, granted_seconds: null };
    expect(timed(1500, 1)).toBe(true);
    expect(timed(1501, 1)).toBe(false);
    expect(timed(1501, 1.5)).toBe(true);
    expect(timed(3001, 2)).toBe(false);
    // A clock ends it, so it is timed whatever its questions took; in practice mode none does.
    expect(timed(1501, 1, { endsByClock: true })).toBe(true);
    expect(timed(1501, 1, { endsByClock: true, practice: true })).toBe(false);
    expect(timed(1501, 1, { endsByClock: true, practice: true, granted_seconds: 1800 })).toBe(true);
  });

  it('is overdue if its hand-in arrives more than a minute after its end', () => {
    const begun_at = new Date('2026-11-26T10:00:00Z');
    const digital = { minutes: 35, endsByClock: true };
    const handedIn = (seconds: number, extra_time = 1) => ({
      ...{ begun_at, extra_time, granted_seconds: null, submitted_at: new Date(begun_at.getTime() + seconds * 1000) },
    });
    expect([100, 2160, 2161].map((seconds) => isHandedInOverdue(digital, handedIn(seconds)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isHandedInOverdue(digital, handedIn(3000, 1.5))).toBe(false);
    expect(isHandedInOverdue({ ...digital, endsByClock: false }, handedIn(9000))).toBe(false);
    expect(isHandedInOverdue(digital, { ...handedIn(9000), begun_at: null })).toBe(false);
  });

  it('that is left runs from its beginning, with the time granted, and never below 0', () => {
    const begun_at = new Date('2026-11-26T10:00:00Z');
    const left = (extra_time: number, seconds: number) =>
      secondsLeft(
        { minutes: 35 },
        { begun_at, extra_time, granted_seconds: null },
        new Date(begun_at.getTime() + seconds * 1000),
      );
    expect([0, 0.4, 1, 2099, 2100, 90_000].map((seconds) => left(1, seconds))).toEqual([2100, 2100, 2099, 1, 0, 0]);
    expect([left(1.5, 0), left(2, 60)]).toEqual([3150, 4140]);
    // What was granted counts if it is longer than what was chosen.
    const granted = (seconds: number, extra_time: number) =>
      secondsLeft({ minutes: 35 }, { begun_at, extra_time, granted_seconds: seconds }, begun_at);
    expect([granted(3180, 1), granted(3180, 2)]).toEqual([3180, 4200]);
    // Another process’s clock is a little behind.
    expect(left(1, -2)).toBe(2100);
  });
});
