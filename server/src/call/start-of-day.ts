import { addDays, type Day, weekdayOf } from '@fourfold/core/day/day';

/** Milliseconds. Since 2020 the days of every time zone begin at a quarter of an hour; answer_quarters relies on it. */
const quarter = 15 * 60_000;
/** Milliseconds, more than any zone's offset: zones are between UTC-12 and UTC+14. */
const maxOffset = 15 * 3_600_000;

/** The calendar day of an instant in an IANA time zone. */
export function dayIn(at: Date, timeZone: string): Day {
  return formatOf(timeZone).format(at);
}

/**
 * The instant at which a day begins in an IANA time zone: the first quarter of an hour whose date there is that day. If
 * a clock change skips the whole day, the first quarter of the next day. The result never decreases from day to day.
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const format = formatOf(timeZone);
  const midnight = Date.parse(day);
  let [before, from] = [midnight - maxOffset, midnight + maxOffset];
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

/**
 * Cached: making a format costs at least 30 µs. There are about 600 zones, some with several
 * spellings. The caller has checked the name.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  if (formats.size >= 1000) formats.clear();
  // The Swedish date format is YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}
