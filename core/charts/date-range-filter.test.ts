import { describe, expect, it } from 'vitest';
import { daysBetween, weekdayOf } from '../day/day.ts';
import { currentFilter, filterQuery, filterRange, parseFilter, stepWindow, windowName } from './date-range-filter.ts';
import { periodsOf, windowError } from './periods.ts';

const today = '2026-11-24';
const parse = (query: string) => parseFilter(new URLSearchParams(query), today);

it('starts with the current five weeks, and the current month and year', () => {
  expect(parse('')).toEqual({ type: 'weekly', end: '2026-11-28', year: 2026, month: 11 });
  expect(filterRange(parse(''))).toEqual({
    type: 'weekly',
    start_date: '2026-10-25',
    end_date: '2026-11-28',
    selected_year: 2026,
    selected_month: 11,
  });
});

it.each([
  '',
  'end=2026-10-24',
  'type=monthly',
  'type=monthly&year=2020',
  'type=daily',
  'type=daily&month=3',
  'type=daily&year=2024&month=2',
])('writes "%s" as it was read', (query) => {
  const params = Object.entries(filterQuery(parse(query), today)).filter((one) => one[1] !== null);
  expect(new URLSearchParams(params as [string, string][]).toString()).toBe(query);
});

it.each([
  'type=yearly',
  'year=2019',
  'year=2027',
  'month=0',
  'month=13',
  'type=daily&month=12',
  'end=2030-01-05',
  'end=nonsense',
  'end=2026-13-77',
  'end=2019-01-05',
  'year=1e3',
])('uses the current value for the invalid "%s"', (query) => {
  expect({ ...parse(query), type: 'weekly' }).toEqual(currentFilter(today));
});

describe('the weekly windows', () => {
  it('are contiguous, from the first year to the current window', () => {
    const present = currentFilter(today);
    expect(stepWindow(present, 1, today)).toBeNull();
    let [at, count] = [present, 0];
    for (let before = stepWindow(at, -1, today); before; before = stepWindow(at, -1, today)) {
      expect(daysBetween(before.end, at.end)).toBe(35);
      expect(stepWindow(before, 1, today)).toEqual(at);
      at = before;
      count += 1;
    }
    expect(count).toBeGreaterThan(70);
    expect(at.end.slice(0, 4)).toBe('2020');
    expect(windowError(filterRange(at))).toBeNull();
  });

  it('contain the day of an old URL, on any weekday', () => {
    for (const day of ['2026-10-24', '2026-10-20', '2026-09-20', '2024-02-29']) {
      const range = filterRange(parse(`end=${day}`));
      expect(range.start_date <= day && day <= range.end_date).toBe(true);
      expect(weekdayOf(range.end_date)).toBe(6);
    }
  });

  it('are named by their first and last day, with the year if it is another', () => {
    expect(windowName(parse(''), today)).toBe('25 Oct – 28 Nov');
    expect(windowName(parse('end=2025-12-06'), today)).toBe('9 Nov – 13 Dec 2025');
    expect(windowName({ ...parse(''), end: '2026-01-10' }, today)).toBe('7 Dec 2025 – 10 Jan');
  });
});

it('requests the days that the periods of the chart cover exactly', () => {
  for (const query of ['', 'type=monthly&year=2024', 'type=daily&year=2024&month=2']) {
    const range = filterRange(parse(query));
    const periods = periodsOf(range);
    expect([periods[0]?.start, periods.at(-1)?.end]).toEqual([range.start_date, range.end_date]);
  }
});
