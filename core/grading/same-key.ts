import type { ExamSection } from '../exams/section.ts';
import { acceptedOf } from '../kinds/checks.ts';
import type { Item } from '../kinds/registry.ts';
import { hundredths } from '../kinds/typed/lazy/read-number.ts';
import { lettersOf } from './letters-of.ts';
import type { SectionKey } from './read-key.ts';
import { readTypedKey } from './typed-answer.ts';

/** The accepted answers of each question of a section, normalised for comparison. */
export type NormalizedKey = readonly ReadonlySet<string>[];

/** Normalises a section of an uploaded key. */
export function keyOnPaper(column: SectionKey): NormalizedKey {
  return column.map((accepted) => new Set(accepted.map(normalize)));
}

/**
 * Normalises the key of a section on screen from its questions, in order. Returns null if it has another
 * number of questions than the paper, or if a question is chosen on screen and typed on paper, or the reverse.
 */
export function keyOnScreen(section: ExamSection, questions: readonly Item[]): NormalizedKey | null {
  if (questions.length !== section.questions) return null;
  const accepted = questions.map((item, at) => acceptedOf(item, lettersOf(section, at + 1)));
  return accepted.every((one) => one.length > 0) ? accepted.map((one) => new Set(one.map(normalize))) : null;
}

/** Whether every question has the same accepted answers in both keys. */
export function isSameKey(one: NormalizedKey, other: NormalizedKey): boolean {
  return (
    one.length === other.length &&
    one.every(
      (accepted, at) => accepted.size === other[at]?.size && [...accepted].every((text) => other[at]?.has(text)),
    )
  );
}

/** 3/4 and 0.75 are the same answer, and so are 1.5-2.5 and 3/2–5/2. */
function normalize(accepted: string): string {
  const range = readTypedKey(accepted);
  return range ? `${hundredths(range.from)} ${hundredths(range.to)}` : accepted.trim().toUpperCase();
}
