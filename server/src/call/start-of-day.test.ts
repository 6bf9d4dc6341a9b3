import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, startOfDay, weekBegins } from './start-of-day.ts';

describe('the first instant of a day', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
    // Clocks go forward and back in the night before.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // There is no midnight: clocks go from 23:59 to 1:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // There are two: clocks go from 0:59 back to 0:00.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // Clocks go from 23:59 back to 23:00 of the day before.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  ])('%s in %s is %s', (date, timeZone, instant) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(instant);
  });

  it('has the day before one millisecond earlier, in any zone and at any time of the year', () => {
    const zone = fc.constantFrom(
      ...['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca'],
      ...['America/Santiago', 'America/Havana', 'Asia/Beirut', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    );
    const date = fc.integer({ min: 0, max: 7000 }).map((days) => new Date(Date.UTC(2020, 0, 1 + days)));
    fc.assert(
      fc.property(zone, date, (timeZone, at) => {
        const day = at.toISOString().slice(0, 10);
        const start = startOfDay(day, timeZone);
        expect(dayIn(start, timeZone)).toBe(day);
        expect(dayIn(new Date(start.getTime() - 1), timeZone) < day).toBe(true);
      }),
    );
  });
});

it('a week begins on its Sunday', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekBegins)).toEqual([
    '2026-11-15',
    '2026-11-22',
    '2026-11-22',
  ]);
});
