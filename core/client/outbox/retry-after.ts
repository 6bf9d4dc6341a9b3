/**
 * Milliseconds that a Retry-After asks for, in seconds or as a date. A date is read against the reply's own Date, so
 * that this device's clock decides nothing; without one, and in the past, it asks for nothing.
 */
export function askedWait(retryAfter: string | null, date: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const wait = timeOf(retryAfter) - timeOf(date);
  return wait > 0 ? wait : undefined;
}

/** An HTTP date names its day; a bare number, which Date.parse takes for a year, is none. */
function timeOf(date: string | null): number {
  return date !== null && /^[A-Z][a-z]{2,8},? /.test(date) ? Date.parse(date) : Number.NaN;
}
