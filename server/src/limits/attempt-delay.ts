/** Maximum delay in milliseconds. */
const maxDelayMs = 2_000;

/**
 * Milliseconds that an attempt is delayed, by the used share of its limit: an eighth of a second from one half on,
 * doubled with each tenth. Guesses become slow before they are refused; a few mistakes do not.
 */
export function attemptDelayMs(share: number): number {
  // A tenth has no exact binary value; the tolerance makes 0.6 count as six tenths.
  const tenths = Math.floor(share * 10 + 1e-9);
  return tenths < 5 ? 0 : Math.min(maxDelayMs, 125 * 2 ** (tenths - 5));
}
