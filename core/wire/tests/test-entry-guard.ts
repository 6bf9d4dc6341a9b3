import { bool, type Guard, id, integer, list, nullable, object, optional, text } from '../../client/outbox/guards.ts';
import type { TestEntry } from '../../contract/tests.ts';

/** The fields of the contract's schema of an entry. */
export const testEntryGuards: Readonly<Record<keyof TestEntry, Guard>> = {
  questionId: id,
  correctAnswerIds: list(id, 20),
  isCorrect: nullable(bool),
  freeResponseCorrectAnswer: text(1_000),
  givenAnswerIds: list(id, 20),
  isFreeResponse: bool,
  freeResponseGivenAnswer: text(1_000),
  markUncertain: bool,
  isComplete: bool,
  rev: integer(0, 1_000_000),
  struckAnswerIds: list(id, 20),
  timeSpent: integer(0, 864_000),
  givenAfter: optional(integer(0, 864_000)),
};
const check = object(testEntryGuards);

/** Whether a value is an entry of a test, as the contract's schema defines it. */
export function isTestEntry(value: unknown): value is TestEntry {
  return check(value);
}

/** The entries in a progress record's JSON text. Null if the text is not a list of entries. */
export function entriesIn(json: unknown): TestEntry[] | null {
  if (typeof json !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) && parsed.every(isTestEntry) ? parsed : null;
  } catch {
    return null;
  }
}
