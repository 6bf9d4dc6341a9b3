import { firstYear, type Range, weekStep, weekWindow } from '@fourfold/core/charts/periods';
import type { ChartType } from '@fourfold/core/contract/dashboard';
import { addDays, type Day, daysBetween, lastOfMonth } from '@fourfold/core/day/day';
import { dayWords } from '@fourfold/core/day/words';

/** Which days the charts are about, as the address has it. */
export type Filter = {
  type: ChartType;
  /** The Saturday that the weekly window ends on. */
  end: Day;
  year: number;
  /** 1 to 12. */
  month: number;
};

/** What a filter begins with: the present weeks, month and year. */
export function presentFilter(today: Day): Filter {
  return { type: 'weekly', end: weekWindow(today).end, year: yearOf(today), month: monthOf(today) };
}

/** The address's filter; what it does not say, or what cannot be, is the present. */
export function filterIn(query: URLSearchParams, today: Day): Filter {
  const present = presentFilter(today);
  const type = query.get('type');
  const year = inside(query.get('year'), firstYear, present.year) ?? present.year;
  const lastMonth = year === present.year ? present.month : 12;
  return {
    type: type === 'monthly' || type === 'daily' ? type : 'weekly',
    end: windowWith(query.get('end'), present.end),
    year,
    month: inside(query.get('month'), 1, lastMonth) ?? lastMonth,
  };
}

/** What the address says of a filter: what its kind goes by, and nothing that is the present anyway. */
export function queryOfFilter({ type, end, year, month }: Filter, today: Day): Record<string, string | null> {
  const present = presentFilter(today);
  const isThisYear = year === present.year;
  return {
    type: type === 'weekly' ? null : type,
    end: type !== 'weekly' || end === present.end ? null : end,
    year: type === 'weekly' || isThisYear ? null : String(year),
    month: type !== 'daily' || (isThisYear && month === present.month) ? null : String(month),
  };
}

/** The days and the kind, as the calls are told. The dates of a year and of a month are its own. */
export function rangeOf({ type, end, year, month }: Filter): Range {
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
        start_date: addDays(end, 1 - weekStep),
        end_date: end,
        selected_year: yearOf(end),
        selected_month: monthOf(end),
      };
  }
}

/** The weekly window before or after; null where there is none: before the first year, and in the future. */
export function stepped(filter: Filter, windows: -1 | 1, today: Day): Filter | null {
  const end = addDays(filter.end, windows * weekStep);
  if (end > weekWindow(today).end || yearOf(end) < firstYear) return null;
  return { ...filter, end };
}

/** "25 Oct – 28 Nov", with the year where it is not this one. */
export function windowName({ end }: Filter, today: Day): string {
  const start = addDays(end, 1 - weekStep);
  // A year of both stands once, at the end.
  return `${dayWords(start, yearOf(start) === yearOf(end) ? end : today)} – ${dayWords(end, today)}`;
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

/** The end of the window that a day is in. Windows go by 35 days from the present one, so that none overlap. */
function windowWith(day: string | null, presentEnd: Day): Day {
  if (day === null || !/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return presentEnd;
  const back = Math.floor(daysBetween(day, presentEnd) / weekStep);
  const end = addDays(presentEnd, -Math.max(back, 0) * weekStep);
  return yearOf(end) < firstYear ? presentEnd : end;
}

function inside(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
