import { hundredths, type Rational, readNumber } from '../kinds/typed/lazy/read-number.ts';

/** The values that a key accepts, both ends included; a single value is a range from itself to itself. */
export type TypedKey = { from: Rational; to: Rational };

/**
 * Parses a number, or a range of two with a hyphen or an en dash between them (GRD-017, Q44); null for anything else.
 */
export function readTypedKey(text: string): TypedKey | null {
  const value = readNumber(text);
  if (value) return { from: value, to: value };
  if (text.length > maxLength) return null;
  for (const { index } of text.matchAll(/[-\u2013]/g)) {
    const [from, to] = [readNumber(text.slice(0, index)), readNumber(text.slice(index + 1))];
    if (from && to) return hundredths(from) <= hundredths(to) ? { from, to } : null;
  }
  return null;
}

/** Whether a typed answer is in the range, rounded to two decimals (GRD-016). */
export function isWithin(given: string, { from, to }: TypedKey): boolean {
  const value = readNumber(given.trim());
  if (!value) return false;
  const rounded = hundredths(value);
  return hundredths(from) <= rounded && rounded <= hundredths(to);
}

/** Returns the format error of a typed answer, to show before the sheet is submitted; null without one (Q112). */
export function typedFormatError(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.startsWith(',') || typed.endsWith(',')) return 'An answer cannot start or end with a comma.';
  if (readNumber(typed)) return null;
  return 'Type a number such as 12, 0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.';
}

/** Characters. A longer cell is not read as a range; no number in a test is nearly as long. */
const maxLength = 100;
