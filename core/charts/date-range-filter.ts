import type { ChartType } from '../contract/dashboard.ts';
import { addDays, type Day, daysBetween, lastOfMonth } from '../day/day.ts';
import { formatDay } from '../day/format-day.ts';
import { type ChartRange, firstYear, weekWindow, windowDays } from './periods.ts';

/** The date range of the charts, as in the URL. */
export type DateRangeFilter = {
  type: ChartType;
  /** The Saturday that the weekly window ends on. */
  end: Day;
  year: number;
  /** 1 to 12. */
  month: number;
};

/** The default filter: the current five weeks, month and year. */
export function currentFilter(today: Day): DateRangeFilter {
  return { type: 'weekly', end: weekWindow(today).end, year: yearOf(today), month: monthOf(today) };
}

/** Parses the filter of a URL; missing or invalid parameters get the current value. */
export function parseFilter(query: URLSearchParams, today: Day): DateRangeFilter {
  const current = currentFilter(today);
  const type = query.get('type');
  const year = intInRange(query.get('year'), firstYear, current.year) ?? current.year;
  const lastMonth = year === current.year ? current.month : 12;
  return {
    type: type === 'monthly' || type === 'daily' ? type : 'weekly',
    end: windowEndOf(query.get('end'), current.end),
    year,
    month: intInRange(query.get('month'), 1, lastMonth) ?? lastMonth,
  };
}

/** Returns the URL parameters of a filter; null removes one that is irrelevant to the type or has the default value. */
export function filterQuery({ type, end, year, month }: DateRangeFilter, today: Day): Record<string, string | null> {
  const current = currentFilter(today);
  const isThisYear = year === current.year;
  return {
    type: type === 'weekly' ? null : type,
    end: type !== 'weekly' || end === current.end ? null : end,
    year: type === 'weekly' || isThisYear ? null : String(year),
    month: type !== 'daily' || (isThisYear && month === current.month) ? null : String(month),
  };
}

/** Returns the range as the chart calls expect it. For monthly and daily charts it spans the whole year or month. */
export function filterRange({ type, end, year, month }: DateRangeFilter): ChartRange {
  switch (type) {
    case 'monthly':
      return { type, start_date: `${year}-01-01`, end_date: `${year}-12-31`, selected_year: year, selected_month: 12 };
    case 'daily': {
      const last = lastOfMonth(year, month);
      return {
        type,
        start_date: `${last.slice(0, 8)}01`,
        end_date: last,
        selected_year: year,
        selected_month: month,
      };
    }
    case 'weekly':
      return {
        type,
        start_date: addDays(end, 1 - windowDays),
        end_date: end,
        selected_year: yearOf(end),
        selected_month: monthOf(end),
      };
  }
}

/** Returns the weekly window before or after; null before the first year and in the future. */
export function stepWindow(filter: DateRangeFilter, windows: -1 | 1, today: Day): DateRangeFilter | null {
  const end = addDays(filter.end, windows * windowDays);
  if (end > weekWindow(today).end || yearOf(end) < firstYear) return null;
  return { ...filter, end };
}

/** "25 Oct – 28 Nov", with the year where it is not this one. */
export function windowName({ end }: DateRangeFilter, today: Day): string {
  const start = addDays(end, 1 - windowDays);
  // A year that both share is written once, at the end.
  return `${formatDay(start, yearOf(start) === yearOf(end) ? end : today)} – ${formatDay(end, today)}`;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}

/** Names of months in the language of the product. */
export function monthNames(): string[] {
  const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2024, at)));
}

/**
 * Returns the end of the window that contains the day. Windows are aligned to the current one in
 * steps of 35 days, so that they do not overlap.
 */
function windowEndOf(day: string | null, currentEnd: Day): Day {
  if (day === null || !/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return currentEnd;
  const back = Math.floor(daysBetween(day, currentEnd) / windowDays);
  const end = addDays(currentEnd, -Math.max(back, 0) * windowDays);
  return yearOf(end) < firstYear ? currentEnd : end;
}

function intInRange(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
