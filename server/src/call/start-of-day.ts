const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that an instant falls on in an IANA time zone, `2026-11-28`. */
export function dayIn(at: Date, timeZone: string): string {
  return new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The first instant of a day in an IANA time zone, also where clocks leave midnight out or show it twice. */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date);
  const offsets = [midnight - day, midnight + day].map((near) => wallClock(near, timeZone) - near);
  const instants = offsets.map((offset) => midnight - offset);
  return new Date(Math.min(...instants.filter((at) => dayIn(new Date(at), timeZone) === date)));
}

/** The Sunday that begins the week of a day. */
export function weekBegins(date: string): string {
  const at = new Date(date);
  return new Date(at.getTime() - at.getUTCDay() * day).toISOString().slice(0, 10);
}

/** What clocks in the zone show at an instant, as milliseconds of a clock in UTC; to the second. */
function wallClock(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Making one costs 30 µs and more. There are some 600 zones, and whoever asks has had the name checked. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}
