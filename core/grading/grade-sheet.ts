import type { ExamSection } from '../exams/section.ts';
import { isTyped } from './letters-of.ts';
import type { SectionKey } from './read-key.ts';
import { isWithin, readTypedKey } from './typed-answer.ts';

/** Returns the numbers of the wrong questions of a sheet, in order. Unanswered ones are wrong (Q55). */
export function gradeSheet(
  section: ExamSection,
  key: SectionKey,
  given: Readonly<Record<string, string>>,
): readonly number[] {
  const numbers = Array.from({ length: section.questions }, (_, index) => index + 1);
  return numbers.filter((number) => {
    const answer = Object.hasOwn(given, number) ? (given[number] ?? '') : '';
    const accepted = key[number - 1] ?? [];
    return !(isTyped(section, number) ? isTypedRight(accepted, answer) : isLetterRight(accepted, answer));
  });
}

function isLetterRight(accepted: readonly string[], answer: string): boolean {
  return accepted.includes(answer.trim().toUpperCase());
}

function isTypedRight(accepted: readonly string[], answer: string): boolean {
  const typed = answer.trim();
  if (typed === '' || typed.startsWith(',') || typed.endsWith(',')) return false;
  return accepted.some((text) => {
    const range = readTypedKey(text);
    return range !== null && isWithin(typed, range);
  });
}
