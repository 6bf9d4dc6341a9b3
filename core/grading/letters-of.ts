import { paperSections } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/section.ts';
import type { Family } from '../wire/exams/exam-family.ts';

/**
 * Returns the letters of a question on the bubble sheet, by its number from 1 (GRD-014); null if the answer is typed.
 */
export function lettersOf(section: ExamSection, number: number): readonly string[] | null {
  if (isTyped(section, number)) return null;
  return [...section.letters[number % 2 === 0 ? 'even' : 'odd']];
}

/** Whether the answer to a question of the paper is typed; `number` counts from 1. */
export function isTyped({ typedFrom }: ExamSection, number: number): boolean {
  return typedFrom !== null && number >= typedFrom;
}

/** Returns the section of a family's paper by its type; undefined if the paper has none of that type. */
export function sectionOf(family: Family, type: string): ExamSection | undefined {
  return paperSections(family).find((section) => section.type === type);
}
