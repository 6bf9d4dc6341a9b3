/**
 * Milliseconds that a Retry-After header requests, in seconds or as a date. A date is compared with the reply's Date
 * header, so this device's clock does not matter. Undefined without that header, or if the date is past.
 */
export function retryAfterMs(retryAfter: string | null, date: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const wait = timeOf(retryAfter) - timeOf(date);
  return wait > 0 ? wait : undefined;
}

/** An HTTP date begins with the name of its day. A bare number, which Date.parse reads as a year, gives NaN. */
function timeOf(date: string | null): number {
  return date !== null && /^[A-Z][a-z]{2,8},? /.test(date) ? Date.parse(date) : Number.NaN;
}
