/** The faults of a request on the network, in shares of a thousand. */
export const faultShares = {
  passed: 620,
  'came late': 60,
  'was answered late': 60,
  'was cut before it arrived': 50,
  'was cut before its reply': 70,
  'had its reply cut in half': 40,
  'had half its reply pass for a whole': 10,
  'was sent twice at once': 30,
  'was sent twice in turn': 20,
  'was sent again later': 20,
  'met a gateway that was unavailable': 20,
} as const;
export type NetworkFault = keyof typeof faultShares;

const total = Object.values(faultShares).reduce((sum, share) => sum + share, 0);

/** Draws a fault with the shares above. `chance` returns a number from 0 up to, not including, 1. */
export function drawFault(chance: () => number): NetworkFault {
  let remaining = chance() * total;
  for (const [fault, share] of Object.entries(faultShares)) {
    remaining -= share;
    if (remaining < 0) return fault as NetworkFault;
  }
  return 'passed';
}
