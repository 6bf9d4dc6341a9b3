import { fractionOf } from './internal/fraction.ts';

/** Digits after the decimal point, and in all, that a student reads. */
const decimals = 5;
const digits = 10;

/**
 * A number as it is read: with at most 5 decimals and 10 digits, below 0.1 with 6 digits that count; 1.5×10^12 if it
 * is very large or small. NaN is "undefined".
 */
export function decimalText(value: number): string {
  if (Number.isNaN(value)) return 'undefined';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (Number.isSafeInteger(value) && size < 1e15) return withMinus(value, `${size}`);
  if (size >= 1e10 || size < 1e-3) return withMinus(value, scientific(size));
  return withMinus(value, trimmed(rounded(size)));
}

/** As a fraction, if the value is a simple one, else as a decimal: 3/4, −7/3. */
export function fractionText(value: number): string {
  const fraction = fractionOf(value);
  if (!fraction || fraction.denominator === 1) return decimalText(value);
  return withMinus(value, `${Math.abs(fraction.numerator)}/${fraction.denominator}`);
}

/** Both forms; `fraction` is null if the value has no simple one. */
export type NumberText = { decimal: string; fraction: string | null };

export function numberText(value: number): NumberText {
  const decimal = decimalText(value);
  const fraction = fractionText(value);
  return { decimal, fraction: fraction === decimal ? null : fraction };
}

/** Rounded as it is displayed, to compare with what a student types. */
export function displayed(value: number): number {
  return Number(rounded(value));
}

function rounded(value: number): string {
  const size = Math.abs(value);
  const small = size >= 1e-3 && size < 0.1 ? decimals - Math.floor(Math.log10(size)) : decimals;
  return Number(value.toPrecision(digits)).toFixed(small);
}

function scientific(size: number): string {
  const [mantissa = '', exponent = ''] = size.toExponential(decimals).split('e');
  return `${trimmed(mantissa)}×10^${Number(exponent)}`;
}

function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function withMinus(value: number, text: string): string {
  return value < 0 && text !== '0' ? `−${text}` : text;
}
