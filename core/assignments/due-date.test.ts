import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '../day/day.ts';
import { defaultDueDate, isAllowedDueDate } from './due-date.ts';
import { isOverdue } from './is-overdue.ts';

/** Any due date, including ends of months and years and leap days. */
const day = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2999, 11, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const zone = fc.constantFrom(
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);

describe('the first due date', () => {
  it.each([
    ['2026-11-21', '2026-11-28'],
    ['2026-11-28', '2026-12-05'],
    ['2026-12-31', '2027-01-07'],
    ['2027-02-25', '2027-03-04'],
    ['2028-02-25', '2028-03-03'],
    ['2100-02-25', '2100-03-04'],
    // Clocks change in between, in New York and in Berlin.
    ['2026-10-30', '2026-11-06'],
    ['2026-03-07', '2026-03-14'],
  ])('from %s is %s', (today, date) => {
    expect(defaultDueDate(today)).toBe(date);
  });

  it('is a week later on any day: the same weekday, allowed and not overdue', () => {
    fc.assert(
      fc.property(day, (today) => {
        const date = defaultDueDate(today);
        expect(Date.parse(date) - Date.parse(today)).toBe(7 * 86_400_000);
        expect(new Date(date).getUTCDay()).toBe(new Date(today).getUTCDay());
        expect([isAllowedDueDate(date, today), isOverdue(date, today)]).toEqual([true, false]);
      }),
    );
  });
});

describe('a due date', () => {
  it('may be today or later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (today, days) => {
        expect(isAllowedDueDate(addDays(today, days), today)).toBe(days >= 0);
      }),
    );
  });

  it('is overdue from its own day on', () => {
    expect(isOverdue('2026-11-21', '2026-11-21')).toBe(true);
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (today, days) => {
        expect(isOverdue(addDays(today, days), today)).toBe(days <= 0);
      }),
    );
  });
});

describe('the day at an instant', () => {
  it.each([
    ['2026-11-22T04:59:59Z', 'America/New_York', '2026-11-21'],
    ['2026-11-22T05:00:00Z', 'America/New_York', '2026-11-22'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T10:59:00Z', 'Pacific/Pago_Pago', '2026-12-31'],
    // The repeated hour at the end of summer time, and a midnight that is skipped.
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-04-23T21:59:59Z', 'Africa/Cairo', '2026-04-23'],
    ['2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24'],
  ])('%s in %s is %s', (at, timeZone, expected) => {
    expect(dayAt(new Date(at), timeZone)).toBe(expected);
  });

  it('without a zone uses the local time zone', () => {
    const at = new Date('2026-11-22T03:00:00Z');
    expect(dayAt(at)).toBe(dayAt(at, Intl.DateTimeFormat().resolvedOptions().timeZone));
  });

  it('never goes back, and 24 hours advance it by at most two days, in any zone', () => {
    const at = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(zone, at, fc.integer({ min: 0, max: 86_400_000 }), (timeZone, start, later) => {
        const [one, other] = [dayAt(new Date(start), timeZone), dayAt(new Date(start + later), timeZone)];
        expect([one, addDays(one, 1), addDays(one, 2)]).toContain(other);
        expect(other >= one).toBe(true);
      }),
    );
  });
});
