const firstWait = 1_000;
const longestWait = 60_000;
/** What a server may ask for with Retry-After before we ask again anyway. */
const longestAsked = 15 * 60_000;
/** How much longer than asked, at most, so that a class does not come back all at once. */
const spread = 0.1;

/**
 * Milliseconds to wait after the nth failure in a row (from 1). What the server asked for, and a little longer; else
 * doubling from a second to a minute, the upper half of it by chance.
 */
export function backoff(failures: number, random: number, askedFor = 0): number {
  if (askedFor > 0) return Math.round(Math.min(askedFor, longestAsked) * (1 + spread * random));
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 16));
  return Math.round(wait / 2 + (wait / 2) * random);
}
