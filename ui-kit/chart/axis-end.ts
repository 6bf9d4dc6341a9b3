/** Where an axis from 0 ends: the next round number, so that the highest mark stands just below it. */
export function axisEnd(highest: number): number {
  if (!(highest > 1)) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  const lead = highest / unit;
  const step = lead > 5 ? unit : lead > 2 ? unit / 2 : unit / 5;
  // Counts have no halves.
  const whole = Math.max(step, 1);
  return Math.ceil(highest / whole - 1e-9) * whole;
}
