const firstWait = 1_000;
const longestWait = 60_000;
/** The longest Retry-After of a server that is obeyed. */
const maxRequestedWait = 15 * 60_000;
/** The random extra share of a requested wait, so that a class does not return all at once. */
const jitter = 0.1;

/**
 * Milliseconds to wait after the nth failure in a row (from 1): the wait that the server asked for plus a random share;
 * otherwise doubling from one second to one minute, the upper half of it random.
 */
export function backoff(failures: number, random: number, requestedWait = 0): number {
  if (requestedWait > 0) return Math.round(Math.min(requestedWait, maxRequestedWait) * (1 + jitter * random));
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures - 1, 16));
  return Math.round(wait / 2 + (wait / 2) * random);
}
