/** The percentage to show: between 0 and 100, at most 2 decimals (PBS-007), and 100 only if it is reached (Q253). */
export function shownPercent(percent: number): number {
  if (!(percent > 0)) return 0;
  return percent >= 100 ? 100 : Math.min(99.99, Math.round(percent * 100) / 100);
}
