/** Returns the end of an axis from 0: the next round number at or above the highest value. */
export function axisEnd(highest: number): number {
  if (!(highest > 1)) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  const mantissa = highest / unit;
  const step = mantissa > 5 ? unit : mantissa > 2 ? unit / 2 : unit / 5;
  // Values are whole numbers.
  const tickStep = Math.max(step, 1);
  return Math.ceil(highest / tickStep - 1e-9) * tickStep;
}
