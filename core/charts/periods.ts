import type { ChartFilter } from '../contract/dashboard.ts';
import { addDays, type Day, daysBetween, firstOfMonth, lastOfMonth, weekdayOf } from '../day/day.ts';
import { dayAndMonthWords, monthWord } from '../day/format-day.ts';

/** The days of one bar, both ends included. */
export type Period = {
  start: Day;
  end: Day;
  /** "25 Oct – 31 Oct"; of a single day "7 Nov". */
  week_range: string;
  /** "2026-11", of the first day. */
  month: string;
};
/** A chart filter without its user. */
export type ChartRange = Omit<ChartFilter, 'user_id'>;

/** The first year that the date filter offers (DSH-014). */
export const firstYear = 2020;
/** Days from one weekly window to the next; windows do not overlap (Q67). */
export const windowDays = 35;

/** The days of the weekly chart: the Saturday of the current week and the 34 days before it (DSH-013). */
export function weekWindow(today: Day): { start: Day; end: Day } {
  const end = addDays(today, 6 - weekdayOf(today));
  return { start: addDays(end, 1 - windowDays), end };
}

/** Returns why a filter's dates are not a valid weekly window; null if they are, or for other charts. */
export function windowError({ type, start_date, end_date }: ChartRange): string | null {
  if (type !== 'weekly') return null;
  if (weekdayOf(start_date) !== 0) return 'start_date must be a Sunday: a weekly chart shows whole weeks';
  if (end_date < start_date) return 'end_date must not be before start_date';
  if (end_date < `${firstYear}-01-01` || end_date > '2999-12-31')
    return 'a weekly chart shows the years from 2020 to 2999';
  if (daysBetween(start_date, end_date) >= windowDays) return `a weekly chart shows at most ${windowDays} days`;
  return null;
}

/** Returns the periods of a valid filter, in order: weeks of a window, months of a year or days of a month. */
export function periodsOf({ type, start_date, end_date, selected_year: year, selected_month }: ChartRange): Period[] {
  if (type === 'monthly')
    return Array.from({ length: 12 }, (_, at) => period(firstOfMonth(year, at + 1), lastOfMonth(year, at + 1)));
  if (type === 'daily') {
    const [first, last] = [firstOfMonth(year, selected_month), lastOfMonth(year, selected_month)];
    return daysEvery(1, first, last).map((day) => period(day, day));
  }
  return daysEvery(7, start_date, end_date).map((sunday) => {
    const saturday = addDays(sunday, 6);
    return period(sunday, saturday < end_date ? saturday : end_date);
  });
}

/** Returns the labels of the bars (DSH-016): the week for fewer than 6, the month for fewer than 13, else the date. */
export function labelsOf(points: readonly { week_range: string; month: string; date: Day }[]): string[] {
  if (points.length < 6) return points.map(({ week_range }) => week_range);
  if (points.length < 13) return points.map(({ month }) => monthWord(month));
  return points.map(({ date }) => dayAndMonthWords(date));
}

function period(start: Day, end: Day): Period {
  const week_range = start === end ? dayAndMonthWords(start) : `${dayAndMonthWords(start)} – ${dayAndMonthWords(end)}`;
  return { start, end, week_range, month: start.slice(0, 7) };
}

function daysEvery(step: number, first: Day, last: Day): Day[] {
  const count = Math.floor(daysBetween(first, last) / step) + 1;
  return Array.from({ length: count }, (_, at) => addDays(first, at * step));
}
