import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../day/day.ts';
import {
  type ChartRange,
  firstYear,
  labelsOf,
  type Period,
  periodsOf,
  weekWindow,
  windowDays,
  windowError,
} from './periods.ts';

const range: ChartRange = {
  type: 'weekly',
  start_date: '2026-10-25',
  end_date: '2026-11-28',
  selected_year: 2026,
  selected_month: 11,
};
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2020-01-01', days));
const pointsOf = (of: ChartRange) => periodsOf(of).map(({ start, ...rest }) => ({ ...rest, date: start }));
const daysOf = ({ start, end }: Period) =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at));

describe('the weekly window', () => {
  it('ends on the Saturday of the current week, 34 days after it began on a Sunday', () => {
    expect(weekWindow('2026-11-24')).toEqual({ start: '2026-10-25', end: '2026-11-28' });
    expect(weekWindow('2026-11-22')).toEqual({ start: '2026-10-25', end: '2026-11-28' });
    expect(weekWindow('2026-11-28')).toEqual({ start: '2026-10-25', end: '2026-11-28' });
    expect(weekWindow('2026-11-29')).toEqual({ start: '2026-11-01', end: '2026-12-05' });
    expect(weekWindow('2024-02-29')).toEqual({ start: '2024-01-28', end: '2024-03-02' });
    fc.assert(
      fc.property(anyDay, (today) => {
        const { start, end } = weekWindow(today);
        expect([weekdayOf(start), weekdayOf(end), daysBetween(start, end)]).toEqual([0, 6, 34]);
        expect(today >= addDays(end, -6) && today <= end).toBe(true);
        expect(windowError({ ...range, start_date: start, end_date: end })).toBeNull();
      }),
    );
  });

  it('moves by 35 days, so that windows neither overlap nor omit a day', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const [now, before] = [weekWindow(today), weekWindow(addDays(today, -windowDays))];
        expect(addDays(before.end, 1)).toBe(now.start);
      }),
    );
  });

  it('consists of whole weeks from a Sunday, 35 days at most', () => {
    expect(windowError({ ...range, start_date: '2026-10-26' })).toMatch(/Sunday/);
    expect(windowError({ ...range, end_date: '2026-10-24' })).toMatch(/before start_date/);
    expect(windowError({ ...range, end_date: '2026-11-29' })).toMatch(/at most 35 days/);
    expect(windowError({ ...range, start_date: '2019-11-24', end_date: '2019-12-28' })).toMatch(/from 2020/);
    expect(windowError({ ...range, start_date: '2019-12-01', end_date: '2020-01-04' })).toBeNull();
    expect(windowError({ ...range, start_date: '9999-12-26', end_date: '9999-12-31' })).toMatch(/to 2999/);
    expect(windowError({ ...range, type: 'daily', start_date: '2026-10-26', end_date: '2000-01-01' })).toBeNull();
  });
});

describe('the periods of a chart', () => {
  it('are five weeks, Sunday to Saturday, labelled by their first and last day', () => {
    expect(periodsOf(range).map(({ week_range }) => week_range)).toEqual([
      '25 Oct – 31 Oct',
      '1 Nov – 7 Nov',
      '8 Nov – 14 Nov',
      '15 Nov – 21 Nov',
      '22 Nov – 28 Nov',
    ]);
    expect(periodsOf(range)[0]).toMatchObject({ start: '2026-10-25', end: '2026-10-31', month: '2026-10' });
  });

  it('end with the window, even within a week', () => {
    expect(periodsOf({ ...range, end_date: '2026-11-03' }).map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-25', '2026-10-31'],
      ['2026-11-01', '2026-11-03'],
    ]);
    expect(periodsOf({ ...range, end_date: '2026-10-25' })).toHaveLength(1);
  });

  it('are the months of a year, or the days of a month, leap days included', () => {
    const year = periodsOf({ ...range, type: 'monthly', selected_year: 2024 });
    expect(year.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`),
    );
    expect(year[1]).toMatchObject({ start: '2024-02-01', end: '2024-02-29', week_range: '1 Feb – 29 Feb' });
    expect(year[11]).toMatchObject({ end: '2024-12-31' });
    const days = (selected_year: number) =>
      periodsOf({ ...range, type: 'daily', selected_year, selected_month: 2 }).length;
    expect([days(2024), days(2026), days(2100), days(2400)]).toEqual([29, 28, 28, 29]);
    expect(firstYear).toBe(2020);
  });

  it('contain every day of the requested range exactly once', () => {
    const anyRange = fc.record({
      type: fc.constantFrom('weekly' as const, 'monthly' as const, 'daily' as const),
      today: anyDay,
      days: fc.nat(34),
      selected_year: fc.integer({ min: 2020, max: 2999 }),
      selected_month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(anyRange, ({ today, days, ...of }) => {
        const { start } = weekWindow(today);
        const asked = { ...of, start_date: start, end_date: addDays(start, days) };
        const found = periodsOf(asked).flatMap(daysOf);
        const [first, last] = [found[0] ?? '', found.at(-1) ?? ''];
        expect(found).toEqual(Array.from({ length: found.length }, (_, at) => addDays(first, at)));
        const month = `${of.selected_year}-${String(of.selected_month).padStart(2, '0')}`;
        const wanted = {
          weekly: [asked.start_date, asked.end_date],
          monthly: [`${of.selected_year}-01-01`, `${of.selected_year}-12-31`],
          daily: [`${month}-01`, addDays(last, 0)],
        }[of.type];
        expect([first, last]).toEqual(wanted);
        if (of.type === 'daily') expect(addDays(last, 1).slice(8)).toBe('01');
      }),
    );
  });
});

it('labels few bars by their week, up to twelve by their month, and more by their date', () => {
  expect(labelsOf(pointsOf(range))[1]).toBe('1 Nov – 7 Nov');
  expect(labelsOf(pointsOf({ ...range, type: 'monthly' }))[10]).toBe('Nov');
  expect(labelsOf(pointsOf({ ...range, type: 'daily' }))[6]).toBe('7 Nov');
  const days = pointsOf({ ...range, type: 'daily' });
  expect([5, 6, 12, 13].map((count) => labelsOf(days.slice(0, count))[0])).toEqual(['1 Nov', 'Nov', 'Nov', '1 Nov']);
});
