import type { ReviewState } from '@fourfold/core/exams/review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';

type Marks = {
  selected_wrong: Readonly<Record<string, number[]>>;
  grade_submitted: Readonly<Record<string, boolean>>;
  first_submitted: FirstStates;
};

/**
 * A paper as its student may see it. While its review is closed, sections graded by its key are
 * shown as submitted, without grade and marks (Q278). Marks entered by hand stay.
 */
export function withhold<Paper extends Marks>(
  paper: Paper,
  review: ReviewState,
): Paper & { handed_in: Record<string, boolean> } {
  const byKey = review === 'open' ? [] : Object.keys(paper.first_submitted);
  return {
    ...paper,
    selected_wrong: without(paper.selected_wrong, byKey),
    grade_submitted: without(paper.grade_submitted, byKey),
    first_submitted: without(paper.first_submitted, byKey),
    handed_in: Object.fromEntries(byKey.map((type) => [type, true])),
  };
}

function without<Value>(bySection: Readonly<Record<string, Value>>, types: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(bySection).filter(([type]) => !types.includes(type)));
}
