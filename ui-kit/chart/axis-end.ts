/** Returns the end of an axis from 0: the next round number at or above the highest value. */
export function axisEnd(highest: number): number {
  if (!(highest > 1)) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  const lead = highest / unit;
  const step = lead > 5 ? unit : lead > 2 ? unit / 2 : unit / 5;
  // Values are whole numbers.
  const whole = Math.max(step, 1);
  return Math.ceil(highest / whole - 1e-9) * whole;
}
