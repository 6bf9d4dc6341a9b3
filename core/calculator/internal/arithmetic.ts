/** Differences below this part of their operands are rounding: 0.1 + 0.2 - 0.3 is 0. */
const roundingPart = 2 ** -51;

export function add(a: number, b: number): number {
  const sum = a + b;
  return sum !== 0 && Math.abs(sum) < roundingPart * Math.abs(a) ? 0 : sum;
}

export function subtract(a: number, b: number): number {
  return add(a, -b);
}

export function multiply(a: number, b: number): number {
  return a * b;
}

/** NaN, "undefined", for a division by zero. */
export function divide(a: number, b: number): number {
  return b === 0 ? Number.NaN : a / b;
}

/** Real powers only; a negative base has odd roots: (-8)^(1/3) is -2. */
export function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) return Number.NaN;
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  const denominator = oddDenominator(exponent);
  if (denominator === 0) return Number.NaN;
  const size = (-base) ** exponent;
  return Math.round(exponent * denominator) % 2 === 0 ? size : -size;
}

/** The denominator of a fraction, if it is odd and below 100; else 0. */
function oddDenominator(value: number): number {
  for (let denominator = 3; denominator < 100; denominator += 2) {
    const numerator = value * denominator;
    if (Math.abs(numerator - Math.round(numerator)) < 1e-12 * Math.max(1, Math.abs(numerator))) return denominator;
  }
  return 0;
}

export function nthRoot(value: number, degree: number): number {
  if (!Number.isInteger(degree) || degree === 0) return power(value, divide(1, degree));
  if (degree < 0) return divide(1, nthRoot(value, -degree));
  if (value < 0) return degree % 2 === 0 ? Number.NaN : -nthRoot(-value, degree);
  const root = value ** (1 / degree);
  const rounded = Math.round(root);
  return rounded ** degree === value ? rounded : root;
}

export function logarithm(value: number, base = 10): number {
  if (value <= 0 || base <= 0 || base === 1) return Number.NaN;
  if (base === 10) return Math.log10(value);
  if (base === 2) return Math.log2(value);
  const quotient = Math.log(value) / Math.log(base);
  const rounded = Math.round(quotient);
  return base ** rounded === value ? rounded : quotient;
}

/** Half away from zero; `digits` after the decimal point. */
export function round(value: number, digits = 0): number {
  const shift = 10 ** Math.min(15, Math.max(-15, Math.round(digits)));
  const scaled = Math.abs(value) * shift;
  // 1.005 * 100 is below 100.5.
  return (Math.sign(value) * Math.round(scaled + scaled * 2 ** -52)) / shift;
}

/** The result has the sign of the divisor. */
export function modulo(value: number, divisor: number): number {
  return divisor === 0 ? Number.NaN : value - divisor * Math.floor(value / divisor);
}
