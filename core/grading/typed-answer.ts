import { hundredths, type Rational, readNumber } from '../answers/typed/read-number.ts';

/** What a key takes for right: from one value to another, both included; a single value is its own range. */
export type TypedKey = { from: Rational; to: Rational };

/** A number, a fraction, a decimal, or two of them with a hyphen or an en dash between (2§5, Q44); else null. */
export function readTypedKey(text: string): TypedKey | null {
  const value = readNumber(text);
  if (value) return { from: value, to: value };
  if (text.length > longest) return null;
  for (const { index } of text.matchAll(/[-\u2013]/g)) {
    const [from, to] = [readNumber(text.slice(0, index)), readNumber(text.slice(index + 1))];
    if (from && to) return hundredths(from) <= hundredths(to) ? { from, to } : null;
  }
  return null;
}

/** Compared to two decimals, as every number that a student types. */
export function isWithin(given: string, { from, to }: TypedKey): boolean {
  const value = readNumber(given.trim());
  if (!value) return false;
  const rounded = hundredths(value);
  return hundredths(from) <= rounded && rounded <= hundredths(to);
}

/** What a student should mend in a typed answer before it is handed in; null when nothing (Q112). */
export function typedSlip(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.startsWith(',') || typed.endsWith(',')) return 'An answer cannot start or end with a comma.';
  if (readNumber(typed)) return null;
  return 'Type a number such as 12, 0.5 or 3/4, without a unit. Write 1 1/2 as 3/2 or 1.5.';
}

/** Characters of a cell that are read as a range: no number of a test comes near it. */
const longest = 100;
