/** A day of a calendar, `2026-11-28`: such texts compare as the days do. */
export type Day = string;

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
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
