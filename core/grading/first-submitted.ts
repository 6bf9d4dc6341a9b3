import type { Graded } from '../scores/score-part.ts';

/** A section as its sheet was first submitted, which opened the paper's key for this student (Q276). */
type FirstSubmitted = {
  /** What was entered, by the question's number. */
  sheet: Readonly<Record<string, string>>;
  /** Question numbers from 1. */
  wrong: readonly number[];
  /** When, as ISO 8601. */
  at: string;
  /** A test on screen with the same key was submitted before. */
  key_seen: boolean;
};
/** By the section's type; sections that no key graded are not in it. */
export type FirstStates = Readonly<Record<string, FirstSubmitted>>;

/** Which state a section's score is of: as it was first submitted, or as it was corrected after its key was opened. */
export type ShownState = 'first' | 'corrected';

/** Of each section that a key graded. */
export function shownStates(graded: Graded, first: FirstStates): Record<string, ShownState> {
  return Object.fromEntries(
    Object.entries(first).map(([type, { wrong }]) => {
      const isFirst = graded.submitted[type] === true && isSame(graded.wrong[type] ?? [], wrong);
      return [type, isFirst ? 'first' : 'corrected'];
    }),
  );
}

/** The same paper before its corrections. */
export function asFirstSubmitted(graded: Graded, first: FirstStates): Graded {
  const types = Object.entries(first);
  return {
    submitted: { ...graded.submitted, ...Object.fromEntries(types.map(([type]) => [type, true])) },
    wrong: { ...graded.wrong, ...Object.fromEntries(types.map(([type, { wrong }]) => [type, wrong])) },
  };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at]);
}
