/** A percentage as it is shown: between 0 and 100, 2 decimals at most (1§9), and 100 only when it is reached. */
export function capped(percent: number): number {
  if (!(percent > 0)) return 0;
  return percent >= 100 ? 100 : Math.min(99.99, Math.round(percent * 100) / 100);
}
