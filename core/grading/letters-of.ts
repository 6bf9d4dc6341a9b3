import { type ExamSection, examFamilies, type Family } from '../exams/families.ts';

/** The ovals of a question on the bubble sheet, by its number from 1; null where the answer is typed (2§5). */
export function lettersOf(family: Family, section: ExamSection, number: number): readonly string[] | null {
  if (isTyped(section, number)) return null;
  const { letters } = examFamilies[family];
  return [...letters[number % 2 === 0 ? 'even' : 'odd']].slice(0, section.options);
}

/** Whether a number of a paper is gridded in and not chosen by a letter; numbers count from 1. */
export function isTyped({ typedFrom }: ExamSection, number: number): boolean {
  return typedFrom !== null && number >= typedFrom;
}

/** The section of a family by its type. */
export function sectionOf(family: Family, type: string): ExamSection | undefined {
  return examFamilies[family].sections.find((section) => section.type === type);
}
