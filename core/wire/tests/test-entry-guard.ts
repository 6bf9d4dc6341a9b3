import {
  annotatedParts,
  annotationStyles,
  isWithinText,
  maxAnnotations,
  maxBlock,
  maxNote,
  maxOffset,
  maxQuote,
} from '../../annotations/limits.ts';
import {
  bool,
  type Guard,
  id,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '../../client/outbox/guards.ts';
import type { Annotation } from '../../contract/annotation.ts';
import type { TestEntry } from '../../contract/tests.ts';

const nonEmpty =
  (longest: number): Guard =>
  (value) =>
    value !== '' && text(longest)(value);

const fields: Readonly<Record<keyof Annotation, Guard>> = {
  id: nonEmpty(36),
  part: oneOf(...annotatedParts),
  block: integer(0, maxBlock),
  start: integer(0, maxOffset),
  quote: nonEmpty(maxQuote),
  style: oneOf(...annotationStyles),
  note: text(maxNote),
};
const isList = list(object(fields), maxAnnotations);

/** Whether a value is the list of annotations of one question, as the contract's schema defines it. */
export function isAnnotations(value: unknown): value is Annotation[] {
  return isList(value) && isWithinText(value as Annotation[]);
}

/** The fields of the schema alone, so that nothing else is stored. */
export function knownFields({ id, part, block, start, quote, style, note }: Annotation): Annotation {
  return { id, part, block, start, quote, style, note };
}

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
  annotations: optional(isAnnotations),
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
