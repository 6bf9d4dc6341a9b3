import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';

type MarkColumns = {
  selected_wrong: Readonly<Record<string, number[]>>;
  grade_submitted: Readonly<Record<string, boolean>>;
  first_submitted: FirstStates;
};

/**
 * A paper as its student may see it. While its review is closed, sections graded by its key are
 * shown as submitted, without grade and marks (Q278). Marks entered by hand stay.
 */
export function withholdClosedReview<Paper extends MarkColumns>(
  paper: Paper,
  review: ReviewState,
): Paper & { handed_in: Record<string, boolean> } {
  const sectionsGradedByKey = review === 'open' ? [] : Object.keys(paper.first_submitted);
  return {
    ...paper,
    selected_wrong: without(paper.selected_wrong, sectionsGradedByKey),
    grade_submitted: without(paper.grade_submitted, sectionsGradedByKey),
    first_submitted: without(paper.first_submitted, sectionsGradedByKey),
    handed_in: Object.fromEntries(sectionsGradedByKey.map((type) => [type, true])),
  };
}

function without<Value>(bySection: Readonly<Record<string, Value>>, types: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(bySection).filter(([type]) => !types.includes(type)));
}
