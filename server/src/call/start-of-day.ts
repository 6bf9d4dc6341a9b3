import { addDays, type Day, weekdayOf } from '@fourfold/core/day/day';

/** Every time zone since 2020 begins its days on a quarter of an hour (answer_quarters). */
const quarter = 15 * 60_000;
/** Zones are from 12 hours behind UTC to 14 before it. */
const farthest = 15 * 3_600_000;

/** The day that an instant falls on in an IANA time zone. */
export function dayIn(at: Date, timeZone: string): Day {
  return formatOf(timeZone).format(at);
}

/**
 * The instant at which a day begins in an IANA time zone: the first quarter of an hour whose date there is that day, or
 * a later one, where clocks leave midnight out or the whole day. Later days never begin earlier.
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const format = formatOf(timeZone);
  const midnight = Date.parse(day);
  let [before, from] = [midnight - farthest, midnight + farthest];
  while (from - before > quarter) {
    const between = before + Math.ceil((from - before) / quarter / 2) * quarter;
    if (format.format(between) < day) before = between;
    else from = between;
  }
  return new Date(from);
}

/** The Sunday that begins the week of a day. */
export function weekBegins(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs 30 µs and more. There are some 600 zones in some spellings, and the name has been checked. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= 1000) formats.clear();
  // Swedish dates are written as ours are: 2026-11-28.
  const made = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}
