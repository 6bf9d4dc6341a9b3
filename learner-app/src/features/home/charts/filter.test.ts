import { periodsOf, windowFault } from '@fourfold/core/charts/periods';
import { daysBetween, weekdayOf } from '@fourfold/core/day/day';
import { describe, expect, it } from 'vitest';
import { filterIn, presentFilter, queryOfFilter, rangeOf, stepped, windowName } from './filter.ts';

const today = '2026-11-24';
const read = (query: string) => filterIn(new URLSearchParams(query), today);

it('starts with the current five weeks, and the current month and year', () => {
  expect(read('')).toEqual({ type: 'weekly', end: '2026-11-28', year: 2026, month: 11 });
  expect(rangeOf(read(''))).toEqual({
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
  const written = Object.entries(queryOfFilter(read(query), today)).filter((one) => one[1] !== null);
  expect(new URLSearchParams(written as [string, string][]).toString()).toBe(query);
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
  expect({ ...read(query), type: 'weekly' }).toEqual(presentFilter(today));
});

describe('the weekly windows', () => {
  it('are contiguous, from the first year to the current window', () => {
    const present = presentFilter(today);
    expect(stepped(present, 1, today)).toBeNull();
    let [at, count] = [present, 0];
    for (let before = stepped(at, -1, today); before; before = stepped(at, -1, today)) {
      expect(daysBetween(before.end, at.end)).toBe(35);
      expect(stepped(before, 1, today)).toEqual(at);
      at = before;
      count += 1;
    }
    expect(count).toBeGreaterThan(70);
    expect(at.end.slice(0, 4)).toBe('2020');
    expect(windowFault(rangeOf(at))).toBeNull();
  });

  it('contain the day of an old URL, on any weekday', () => {
    for (const day of ['2026-10-24', '2026-10-20', '2026-09-20', '2024-02-29']) {
      const range = rangeOf(read(`end=${day}`));
      expect(range.start_date <= day && day <= range.end_date).toBe(true);
      expect(weekdayOf(range.end_date)).toBe(6);
    }
  });

  it('are named by their first and last day, with the year if it is another', () => {
    expect(windowName(read(''), today)).toBe('25 Oct – 28 Nov');
    expect(windowName(read('end=2025-12-06'), today)).toBe('9 Nov – 13 Dec 2025');
    expect(windowName({ ...read(''), end: '2026-01-10' }, today)).toBe('7 Dec 2025 – 10 Jan');
  });
});

it('requests the days that the periods of the chart cover exactly', () => {
  for (const query of ['', 'type=monthly&year=2024', 'type=daily&year=2024&month=2']) {
    const range = rangeOf(read(query));
    const periods = periodsOf(range);
    expect([periods[0]?.start, periods.at(-1)?.end]).toEqual([range.start_date, range.end_date]);
  }
});
