import type { SectionOf } from '@fourfold/core/exams/exam-editions';
import { lettersOf, sectionOf } from '@fourfold/core/grading/letters-of';
import type { Family } from '@fourfold/core/wire/exams/exam-family';

/**
 * Pseudorandom answers for a section whose questions the demo does not have, so that its bubble sheet can be graded.
 */
export function drawnAnswers<F extends Family>(family: F, type: SectionOf<F>): readonly string[] {
  const section = sectionOf(family, type);
  if (!section) throw new Error(`there is no section ${type}`);
  let drawn = section.questions;
  return Array.from({ length: section.questions }, (_, at) => {
    // A linear congruential generator (Numerical Recipes); its high bits are used.
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    const letters = lettersOf(section, at + 1) ?? [];
    return letters[Math.floor((drawn / 2 ** 32) * letters.length)] ?? '';
  });
}
