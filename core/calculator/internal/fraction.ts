export type Fraction = { numerator: number; denominator: number };

const largestDenominator = 9_999;
/** Error of the fraction, as a part of the value: far below what a fraction of an irrational number has. */
const tolerance = 5e-15;
/** Numerator times denominator at most: a larger fraction is near to any number. */
const largestProduct = 1e8;

/** The fraction that a value is, up to rounding: by its continued fraction. Null if it has no simple one. */
export function fractionOf(value: number): Fraction | null {
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) return null;
  let [numerator, before] = [1, 0];
  let [denominator, denominatorBefore] = [0, 1];
  let rest = value;
  for (let step = 0; step < 24; step += 1) {
    const whole = Math.floor(rest);
    [numerator, before] = [whole * numerator + before, numerator];
    [denominator, denominatorBefore] = [whole * denominator + denominatorBefore, denominator];
    if (denominator > largestDenominator || Math.abs(numerator) * denominator > largestProduct) return null;
    if (Math.abs(value - numerator / denominator) <= tolerance * Math.abs(value)) return { numerator, denominator };
    rest = 1 / (rest - whole);
  }
  return null;
}
