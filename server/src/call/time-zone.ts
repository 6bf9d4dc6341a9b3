const known = new Map<string, boolean>();

/** The IANA time zone that a header names; UTC when it names none. Asking Intl costs 30 µs, so answers are kept. */
export function timeZoneOf(header: string | null): string {
  if (!header || header.length > 64) return 'UTC';
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered ? header : 'UTC';
  const good = isTimeZone(header);
  // There are some 600 names; anything beyond that is noise from outside.
  if (known.size < 1000) known.set(header, good);
  return good ? header : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
