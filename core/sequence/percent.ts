/** `part` of `whole` in percent: 0 to 100 with 2 decimals; 0 if `whole` is 0. */
export function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100;
}
