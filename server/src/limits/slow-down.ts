/** Milliseconds: longer than this nobody waits for an answer. */
const longest = 2_000;

/**
 * Milliseconds that an attempt waits before it is looked at, by the share of its limit that is used up: from one half
 * on an eighth of a second, doubled with each tenth. Guesses become slow before they are refused, slips do not.
 */
export function slowDown(share: number): number {
  // A tenth is no binary fraction: 0.6 is to be the sixth.
  const tenths = Math.floor(share * 10 + 1e-9);
  return tenths < 5 ? 0 : Math.min(longest, 125 * 2 ** (tenths - 5));
}
