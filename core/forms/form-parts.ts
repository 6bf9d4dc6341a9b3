import { type EditionName, type ExamEdition, examEditions } from '../exams/exam-editions.ts';
import type { ExamPart, ExamSection } from '../exams/section.ts';

/** A part of a test on screen with its modules, in the order in which they are written. */
export type WrittenPart = { part: ExamPart; modules: readonly ExamSection[] };

/** The parts of an edition on screen; none of an edition on paper. */
export function writtenParts(edition: EditionName): WrittenPart[] {
  const { sections, parts }: ExamEdition = examEditions[edition];
  return parts.map((part) => {
    const types = part.modules.flat();
    return { part, modules: sections.filter(({ type }) => types.includes(type)) };
  });
}
