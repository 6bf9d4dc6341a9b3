const cache = new Map<string, boolean>();

/** The IANA time zone of a header; UTC if it is not one. Results are cached, because Intl takes 30 µs. */
export function timeZoneOf(header: string | null): string {
  if (!header || header.length > 64) return 'UTC';
  const cached = cache.get(header);
  if (cached !== undefined) return cached ? header : 'UTC';
  const isValid = isTimeZone(header);
  // There are about 600 names; the limit bounds the memory that invalid names can take.
  if (cache.size < 1000) cache.set(header, isValid);
  return isValid ? header : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
