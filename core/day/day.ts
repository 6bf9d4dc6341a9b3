/** A calendar day without a time zone: `2026-11-28`. String comparison orders days correctly. */
export type Day = string;

const dayMs = 86_400_000;

/** Returns the calendar day of an instant in an IANA time zone; by default in the local time zone. */
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

/** Adds whole days. Counted in UTC, where every day has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
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
