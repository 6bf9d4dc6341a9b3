import { type Rational, readNumber } from '../../typed/lazy/read-number.ts';

/** Reads an accepted value; null if it is not written as authors may write one: not 1,200 and not 2*3. */
export function readValue(value: string): Rational | null {
  return isWritten(value) ? readNumber(value.trim()) : null;
}

/** A whole number, a decimal or a fraction of whole numbers, of any length. */
function isWritten(value: string): boolean {
  return /^-?(?:\d+\.?\d*|\.\d+|\d+\/\d+)$/.test(value.trim());
}
