const firstWait = 1_000;
const longestWait = 60_000;
/** What a server may ask for with Retry-After before we ask again anyway. */
const longestAsked = 15 * 60_000;

/**
 * Milliseconds to wait after the nth failure in a row (from 1): doubling from a second to a minute,
 * the upper half of it by chance, so that a class does not come back all at once.
 */
export function backoff(failures: number, random: number, askedFor = 0): number {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 16));
  return Math.round(Math.max(wait / 2 + (wait / 2) * random, Math.min(askedFor, longestAsked)));
}
