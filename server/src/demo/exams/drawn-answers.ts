import type { Family, SectionOf } from '@fourfold/core/exams/families';
import { lettersOf, sectionOf } from '@fourfold/core/grading/letters-of';

/**
 * The demo's own answers to a section that it has no paper of: letters drawn by a fixed rule, so that a bubble sheet
 * has a key to be graded by. They are right answers to nothing.
 */
export function drawnAnswers<F extends Family>(family: F, type: SectionOf<F>): readonly string[] {
  const section = sectionOf(family, type);
  if (!section) throw new Error(`there is no section ${type}`);
  let drawn = section.questions;
  return Array.from({ length: section.questions }, (_, at) => {
    // A linear congruential generator (Numerical Recipes): its high bits look like chance, and are the same each time.
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    const letters = lettersOf(family, section, at + 1) ?? [];
    return letters[Math.floor((drawn / 2 ** 32) * letters.length)] ?? '';
  });
}
