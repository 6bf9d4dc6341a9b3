import { addDays } from '@fourfold/core/day/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, startOfDay, weekBegins } from './start-of-day.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** The wall clock of a zone, to the second. */
function clockIn(zone: string, instant: number): string {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: zone } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv', style);
  clocks.set(zone, clock);
  return clock.format(instant);
}
const clocks = new Map<string, Intl.DateTimeFormat>();

describe('a day', () => {
  it.each([
    ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
    ['Pacific/Chatham', '2026-11-21', '2026-11-20T10:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
    ['Pacific/Apia', '2020-04-05', '2020-04-04T10:00:00.000Z'],
    ['Pacific/Apia', '2020-04-06', '2020-04-05T11:00:00.000Z'],
    ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z'],
  ])('begins in %s, on %s, at %s', (zone, day, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('without a midnight begins at the first instant after the clock change', () => {
    const start = startOfDay('2026-09-06', 'America/Santiago');
    expect(clockIn('America/Santiago', start.getTime())).toBe('2026-09-06 01:00:00');
    expect(clockIn('America/Santiago', start.getTime() - 1000)).toBe('2026-09-05 23:59:59');
  });

  it('that a zone skipped is empty: it begins when the next day begins', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(startOfDay('2011-12-31', 'Pacific/Apia'));
  });

  it('begins one second after the previous day, in every time zone', () => {
    const anyDay = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyDay, (zone, day) => {
        const start = startOfDay(day, zone).getTime();
        expect(clockIn(zone, start).slice(0, 10)).toBe(day);
        expect(clockIn(zone, start - 1000).slice(0, 10)).toBe(addDays(day, -1));
      }),
      { numRuns: 1000 },
    );
  });

  it('ends where the next begins around every clock change from 2020 to 2026', () => {
    for (const zone of zones) {
      let before = '';
      for (let sunday = '2020-01-05'; sunday < '2027-01-01'; sunday = addDays(sunday, 7)) {
        const noon = clockIn(zone, Date.parse(sunday)).slice(11);
        if (before !== '' && noon !== before) {
          for (let back = 0; back <= 7; back++) {
            const [day, next] = [addDays(sunday, -back), addDays(sunday, 1 - back)];
            const end = startOfDay(next, zone).getTime();
            expect([zone, clockIn(zone, end - 1000).slice(0, 10)]).toEqual([zone, day]);
            expect([zone, clockIn(zone, end).slice(0, 10)]).toEqual([zone, next]);
          }
        }
        before = noon;
      }
    }
  });
});

describe('the first instant of a day', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
    // The days of the change to and from daylight saving time.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // There is no midnight: clocks go from 23:59 to 1:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // There are two midnights: clocks go from 0:59 back to 0:00.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // Clocks go from 23:59 back to 23:00 of the day before.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
  ])('%s in %s is %s', (date, timeZone, instant) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(instant);
  });

  it('is one millisecond after the previous day, in any zone and on any day of the year', () => {
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
