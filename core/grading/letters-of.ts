import { type ExamSection, examFamilies, type Family } from '../exams/families.ts';

/**
 * Returns the letters of a question on the bubble sheet, by its number from 1 (GRD-014); null if the answer is typed.
 */
export function lettersOf(family: Family, section: ExamSection, number: number): readonly string[] | null {
  if (isTyped(section, number)) return null;
  const { letters } = examFamilies[family];
  return [...letters[number % 2 === 0 ? 'even' : 'odd']].slice(0, section.options);
}

/** Whether the answer to a question of the paper is typed; `number` counts from 1. */
export function isTyped({ typedFrom }: ExamSection, number: number): boolean {
  return typedFrom !== null && number >= typedFrom;
}

/** Returns the section of a family by its type; undefined if the family has none of that type. */
export function sectionOf(family: Family, type: string): ExamSection | undefined {
  return examFamilies[family].sections.find((section) => section.type === type);
}
