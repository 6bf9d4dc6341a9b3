import type { GradedPaper } from '../scores/internal/score-part.ts';

/** The first submission of a section's sheet, which opened the key of the paper to the student (Q276). */
type FirstSubmission = {
  /** Entered answers by question number. */
  sheet: Readonly<Record<string, string>>;
  /** Question numbers from 1. */
  wrong: readonly number[];
  /** Time of the submission, ISO 8601. */
  at: string;
  /** Whether the student had submitted a test on screen with the same key before. */
  key_seen: boolean;
};
/** By section type; only sections that a key graded. */
export type FirstStates = Readonly<Record<string, FirstSubmission>>;

/** Whether a section's score is as first submitted, or was corrected after its key was opened. */
export type ShownState = 'first' | 'corrected';

/** Returns the state of each section that a key graded. */
export function shownStates(graded: GradedPaper, first: FirstStates): Record<string, ShownState> {
  return Object.fromEntries(
    Object.entries(first).map(([type, { wrong }]) => {
      const isFirst = graded.submitted[type] === true && isSame(graded.wrong[type] ?? [], wrong);
      return [type, isFirst ? 'first' : 'corrected'];
    }),
  );
}

/** Returns the paper before its corrections. */
export function asFirstSubmitted(graded: GradedPaper, first: FirstStates): GradedPaper {
  const types = Object.entries(first);
  return {
    submitted: { ...graded.submitted, ...Object.fromEntries(types.map(([type]) => [type, true])) },
    wrong: { ...graded.wrong, ...Object.fromEntries(types.map(([type, { wrong }]) => [type, wrong])) },
  };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at]);
}
