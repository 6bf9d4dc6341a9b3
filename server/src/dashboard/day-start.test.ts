import { addDays } from '@fourfold/core/charts/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStart } from './day-start.ts';

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
    expect(dayStart(day, zone).toISOString()).toBe(instant);
  });

  it('without a midnight begins when the clocks have gone on', () => {
    const start = dayStart('2026-09-06', 'America/Santiago');
    expect(clockIn('America/Santiago', start.getTime())).toBe('2026-09-06 01:00:00');
    expect(clockIn('America/Santiago', start.getTime() - 1000)).toBe('2026-09-05 23:59:59');
  });

  it('that a zone left out is nothing: it begins and ends at once', () => {
    expect(dayStart('2011-12-30', 'Pacific/Apia')).toEqual(dayStart('2011-12-31', 'Pacific/Apia'));
  });

  it('begins where the second before was the day before, in every zone there is', () => {
    const anyDay = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyDay, (zone, day) => {
        const start = dayStart(day, zone).getTime();
        expect(clockIn(zone, start).slice(0, 10)).toBe(day);
        expect(clockIn(zone, start - 1000).slice(0, 10)).toBe(addDays(day, -1));
      }),
      { numRuns: 1000 },
    );
  });

  it('is whole around each change of a zone’s clocks from 2020 to 2026: on a quarter of an hour one day ends, the next begins', () => {
    for (const zone of zones) {
      let before = '';
      for (let sunday = '2020-01-05'; sunday < '2027-01-01'; sunday = addDays(sunday, 7)) {
        const noon = clockIn(zone, Date.parse(sunday)).slice(11);
        if (before !== '' && noon !== before) {
          for (let back = 0; back <= 7; back++) {
            const [day, next] = [addDays(sunday, -back), addDays(sunday, 1 - back)];
            const end = dayStart(next, zone).getTime();
            expect([zone, clockIn(zone, end - 1000).slice(0, 10)]).toEqual([zone, day]);
            expect([zone, clockIn(zone, end).slice(0, 10)]).toEqual([zone, next]);
          }
        }
        before = noon;
      }
    }
  }, 30_000);
});
