/** A day of a calendar, in no zone: `2026-11-28`. Such texts compare as the days do. */
export type Day = string;

const dayLength = 86_400_000;

/** The day that a clock shows at this instant: in an IANA time zone, or without one where the code runs. */
export function dayAt(at: Date, timeZone?: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Whole days later; counted in UTC, where no day is shorter than another. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days later `to` is. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** `month` is 1 to 12. */
export function firstOfMonth(year: number, month: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

export function lastOfMonth(year: number, month: number): Day {
  return addDays(month === 12 ? firstOfMonth(year + 1, 1) : firstOfMonth(year, month + 1), -1);
}
