import { gridTexts } from './lazy/grid.ts';
import { readValue } from './lazy/read-value.ts';

/**
 * The texts that a student can type for an accepted value, without fractions that can be reduced; none if it is no
 * number or does not fit.
 */
export function formsOf(value: string): readonly string[] {
  const number = readValue(value);
  return number ? gridTexts(number).filter((text) => !text.endsWith('/1')) : [];
}

/** Returns a sentence that says why an accepted value cannot be one; null if it can. */
export function valueProblem(value: string): string | null {
  if (!readValue(value)) {
    return 'An accepted value is a whole number, a decimal or a fraction, such as 12, -0.5 or 2/3.';
  }
  if (formsOf(value).length > 0) return null;
  return 'No form of this value fits the 5 characters that a student can type, or 6 with a minus.';
}
