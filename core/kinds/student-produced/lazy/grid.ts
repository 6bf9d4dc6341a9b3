import { type Rational, readNumber } from '../../typed/lazy/read-number.ts';

/** Characters of the answer space, without a minus. */
const gridLength = 5;

/** Whether a text fits the answer space: at most 5 characters, or 6 with a minus. */
export function fitsGrid(text: string): boolean {
  return text.replace(/^-/, '').length <= gridLength;
}

/** Whether a text may be in the answer space while it is typed: digits, one point or fraction bar, a minus first. */
export function isTypable(text: string): boolean {
  return fitsGrid(text) && /^-?\d*[./]?\d*$/.test(text);
}

/** Reads a whole number, a decimal or a fraction of whole numbers in the answer space; null for anything else. */
export function readGrid(text: string): Rational | null {
  return fitsGrid(text) && /^-?(\d+\.?\d*|\.\d+|\d+\/\d+)$/.test(text) ? readNumber(text) : null;
}

/**
 * Whether a text in the answer space is this value. A value that no decimal in the space equals, such as 2/3, may also be
 * cut off or rounded, if the decimal fills the space: .6666, .6667, 0.666 or 0.667, but not 0.67.
 */
export function isValueInGrid(value: Rational, text: string): boolean {
  const given = readGrid(text);
  if (!given) return false;
  if (given.numerator * value.denominator === value.numerator * given.denominator) return true;
  // Zero says nothing about a value that is merely small.
  if (given.numerator === 0n || text.includes('/') || fitsAsDecimal(value)) return false;
  const decimals = text.split('.')[1]?.length ?? 0;
  const isFilled = text.replace(/^-/, '').length === gridLength && decimals > 0;
  return isFilled && approximations(value, decimals).some((one) => one === unitsOf(given, decimals));
}

/** The forms of a value that fit the answer space; empty for a value that cannot be typed. */
export function gridTexts(value: Rational): string[] {
  const { numerator, denominator } = value;
  const divisor = commonDivisor(magnitude(numerator), denominator);
  const fraction = `${numerator / divisor}/${denominator / divisor}`;
  const decimals = [0, 1, 2, 3, 4].flatMap((count) =>
    approximations(value, count).flatMap((units) => decimalTexts(units, count)),
  );
  return [...new Set([fraction, ...decimals])].filter((text) => isValueInGrid(value, text));
}

/** Whether a decimal without a zero before its point has exactly this value and fits the space. */
function fitsAsDecimal(value: Rational): boolean {
  const count = [0, 1, 2, 3, 4].find(
    (decimals) => (value.numerator * 10n ** BigInt(decimals)) % value.denominator === 0n,
  );
  return count !== undefined && decimalTexts(unitsOf(value, count), count).some(fitsGrid);
}

/** The value cut off and rounded (half away from zero) after this many decimals, in units of the last one. */
function approximations({ numerator, denominator }: Rational, decimals: number): [cut: bigint, rounded: bigint] {
  const cut = unitsOf({ numerator, denominator }, decimals);
  const doubled = magnitude(numerator) * 10n ** BigInt(decimals) * 2n;
  const rounded = (doubled + denominator) / (denominator * 2n);
  return [cut, numerator < 0n ? -rounded : rounded];
}

/** In units of the last decimal, cut off towards zero. */
function unitsOf({ numerator, denominator }: Rational, decimals: number): bigint {
  return (numerator * 10n ** BigInt(decimals)) / denominator;
}

/** A decimal with and without a zero before its point. */
function decimalTexts(units: bigint, decimals: number): string[] {
  const sign = units < 0n ? '-' : '';
  const digits = String(magnitude(units)).padStart(decimals + 1, '0');
  if (decimals === 0) return [sign + digits];
  const [whole, rest] = [digits.slice(0, -decimals), digits.slice(-decimals)];
  return [`${sign}${whole}.${rest}`, ...(whole === '0' ? [`${sign}.${rest}`] : [])];
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}
