import type { Day } from '@fourfold/core/charts/days';

/** Every time zone since 2020 begins its days on a quarter of an hour (answer_quarters). */
const quarter = 15 * 60_000;
/** Zones are from 12 hours behind UTC to 14 before it. */
const farthest = 15 * 3_600_000;

/**
 * The instant at which a day begins in a zone: the first quarter of an hour whose date there is that day, or a later
 * one, where the zone leaves midnight out or the day. Later days never begin earlier.
 */
export function dayStart(day: Day, timeZone: string): Date {
  const dateAt = datesIn(timeZone);
  const midnight = Date.parse(day);
  let [before, from] = [midnight - farthest, midnight + farthest];
  while (from - before > quarter) {
    const between = before + Math.ceil((from - before) / quarter / 2) * quarter;
    if (dateAt(between) < day) before = between;
    else from = between;
  }
  return new Date(from);
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than all that is asked of it, so formats are kept; a zone has some spellings. */
function datesIn(timeZone: string): (instant: number) => Day {
  let format = zones.get(timeZone);
  if (!format) {
    if (zones.size >= 1000) zones.clear();
    // Swedish dates are written as ours are: 2026-11-28.
    format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    zones.set(timeZone, format);
  }
  const { format: dateAt } = format;
  return (instant) => dateAt(instant);
}
