import type { TestEntry } from '../../contract/tests.ts';
import { type Check, id, integer, list, nullable, object, text, truth } from './shape.ts';

/** The fields of the contract's schema of an entry. */
export const entryFields: Readonly<Record<keyof TestEntry, Check>> = {
  questionId: id,
  correctAnswerIds: list(id, 20),
  isCorrect: nullable(truth),
  freeResponseCorrectAnswer: text(1_000),
  givenAnswerIds: list(id, 20),
  isFreeResponse: truth,
  freeResponseGivenAnswer: text(1_000),
  markUncertain: truth,
  isComplete: truth,
  rev: integer(0, 1_000_000),
  struckAnswerIds: list(id, 20),
  timeSpent: integer(0, 864_000),
};
const check = object(entryFields);

/** Whether a value is an entry of a test, as the contract's schema defines it. */
export function isTestEntry(value: unknown): value is TestEntry {
  return check(value);
}

/** The entries in a progress record's JSON text. Null if the text is not a list of entries. */
export function entriesIn(json: unknown): TestEntry[] | null {
  if (typeof json !== 'string') return null;
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) && found.every(isTestEntry) ? found : null;
  } catch {
    return null;
  }
}
