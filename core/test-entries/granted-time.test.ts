import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExamEdition, editionNames, examEditions } from '../exams/exam-editions.ts';
import {
  breakMinutes,
  type GrantedTerms,
  grantedSeconds,
  isGrantedOn,
  practiceTimeAtBeginning,
  secondsAfterGrant,
  termsProblem,
  timeAtBeginning,
  timeFactors,
} from './granted-time.ts';
import { attemptLimit } from './section-time.ts';

const nothing: GrantedTerms = { time_factor: null, time_minutes: null, break_factor: null, break_minutes: null };
const test = { minutes: 35 };
const begun_at = new Date('2026-11-26T10:00:00Z');
const momentAt = (seconds: number) => new Date(begun_at.getTime() + seconds * 1000);

const someTime = fc.oneof(
  fc.constantFrom(...timeFactors).map((time_factor) => ({ ...nothing, time_factor })),
  fc.integer({ min: 1, max: 120 }).map((time_minutes) => ({ ...nothing, time_minutes })),
  fc.constant({ ...nothing, break_factor: 2 }),
);
const someAttempt = fc.record({
  extra_time: fc.constantFrom(1, 1.5, 2),
  granted_seconds: fc.option(fc.integer({ min: 1, max: 10_000 })),
});

describe('the time granted to a student', () => {
  it('is a factor of the minutes, in whole minutes, or minutes more; breaks alone change no section', () => {
    expect(timeFactors.map((time_factor) => grantedSeconds(test, { ...nothing, time_factor }))).toEqual([
      44 * 60,
      53 * 60,
      70 * 60,
    ]);
    expect(grantedSeconds(test, { ...nothing, time_minutes: 15 })).toBe(50 * 60);
    expect(grantedSeconds(test, { ...nothing, break_minutes: 5 })).toBeNull();
  });

  it('is a multiple or minutes, not both, and is something', () => {
    expect(termsProblem({ ...nothing, time_factor: 1.5, break_minutes: 5 })).toBeNull();
    expect([
      termsProblem({ ...nothing, time_factor: 1.5, time_minutes: 5 }),
      termsProblem({ ...nothing, break_factor: 2, break_minutes: 5 }),
      termsProblem(nothing),
    ]).toEqual(['time_granted_twice', 'break_granted_twice', 'nothing_granted']);
  });

  it('counts on its last day, and not on the next one', () => {
    const grant = { until: '2026-12-31' };
    expect(['2026-12-30', '2026-12-31', '2027-01-01'].map((day) => isGrantedOn(day, grant))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a section that begins', () => {
  const begins = (terms: GrantedTerms | null, first: Parameters<typeof timeAtBeginning>[1]['first'] = null) =>
    timeAtBeginning(test, { terms, first, chosen: 2 });

  it('has what is granted, else what the student chose', () => {
    expect(begins({ ...nothing, time_factor: 1.25 })).toEqual({ extra_time: 1, granted_seconds: 2640 });
    expect(begins(null)).toEqual({ extra_time: 2, granted_seconds: null });
    expect(begins({ ...nothing, break_factor: 2 })).toEqual({ extra_time: 2, granted_seconds: null });
  });

  it('as a second module has the time of the first one, or more if more is granted since', () => {
    const [chosen, granted] = [
      { extra_time: 1.5, granted_seconds: null },
      { extra_time: 1, granted_seconds: 3180 },
    ];
    expect(begins(null, chosen)).toEqual(chosen);
    expect(begins(null, granted)).toEqual(granted);
    expect(begins({ ...nothing, time_factor: 1.25 }, granted)).toEqual(granted);
    expect(begins({ ...nothing, time_factor: 1.25 }, chosen)).toEqual(chosen);
    expect(begins({ ...nothing, time_factor: 2 }, chosen)).toEqual({ extra_time: 1.5, granted_seconds: 4200 });
  });

  it('in practice mode has what the student chose, and what is granted only without a choice', () => {
    const terms = { ...nothing, time_factor: 1.25 };
    const inPractice = (chosen: number | null, first: Parameters<typeof timeAtBeginning>[1]['first'] = null) =>
      practiceTimeAtBeginning(test, { terms, first, chosen });
    expect(inPractice(1)).toEqual({ extra_time: 1, granted_seconds: null });
    expect(inPractice(2)).toEqual({ extra_time: 2, granted_seconds: null });
    expect(inPractice(null)).toEqual({ extra_time: 1, granted_seconds: 2640 });
    expect(practiceTimeAtBeginning(test, { terms: null, first: null, chosen: null }).extra_time).toBe(1);
    const first = { extra_time: 1.5, granted_seconds: null };
    expect([inPractice(1, first), inPractice(null, first)]).toEqual([first, first]);
  });

  it('as a second module has the minutes of the first one in every edition', () => {
    for (const name of editionNames) {
      const { parts, sections }: ExamEdition = examEditions[name];
      for (const { modules } of parts) {
        const minutes = modules.flat().map((type) => sections.find((one) => one.type === type)?.test?.minutes);
        expect(new Set(minutes).size).toBe(1);
      }
    }
  });
});

describe('a section that runs while time is granted', () => {
  it('ends later, if that is more than it has; a shorter grant changes nothing', () => {
    const running = { begun_at, extra_time: 1, granted_seconds: null };
    const granted = (seconds: number, terms: Partial<GrantedTerms>) =>
      secondsAfterGrant(test, running, { terms: { ...nothing, ...terms }, now: momentAt(seconds) });
    expect([granted(0, { time_factor: 1.5 }), granted(2099, { time_minutes: 1 })]).toEqual([3180, 2160]);
    expect([granted(2100, { time_factor: 2 }), granted(60, { break_factor: 2 })]).toEqual([null, null]);
    const longer = { ...running, granted_seconds: 4200 };
    expect(secondsAfterGrant(test, longer, { terms: { ...nothing, time_factor: 1.25 }, now: momentAt(2500) })).toBe(
      4200,
    );
  });

  it('never ends earlier than without the change, and is not extended once it is over', () => {
    fc.assert(
      fc.property(someAttempt, someTime, fc.integer({ min: 0, max: 20_000 }), (attempt, terms, seconds) => {
        const running = { ...attempt, begun_at };
        const granted_seconds = secondsAfterGrant(test, running, { terms, now: momentAt(seconds) });
        const [before, since] = [attemptLimit(test, attempt), attemptLimit(test, { ...attempt, granted_seconds })];
        expect(since).toBeGreaterThanOrEqual(before);
        if (seconds >= before) expect(since).toBe(before);
        else expect(since).toBeGreaterThanOrEqual(grantedSeconds(test, terms) ?? 0);
      }),
    );
  });
});

describe('a break', () => {
  it('is as long as granted: a factor of a scheduled one, or minutes more after each section', () => {
    const lengths = (granted: Parameters<typeof breakMinutes>[1]) =>
      [0, 10].map((one) => breakMinutes(one, granted, 1));
    expect(lengths({ factor: 1.5, minutes: null })).toEqual([0, 15]);
    expect(lengths({ factor: null, minutes: 5 })).toEqual([5, 15]);
    expect(lengths(null)).toEqual([0, 10]);
    expect(breakMinutes(10, null, 1.5)).toBe(15);
    expect(breakMinutes(10, { factor: 2, minutes: null }, 1.5)).toBe(20);
  });
});
