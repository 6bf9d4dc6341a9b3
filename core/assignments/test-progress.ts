import type { AssignmentProgress } from '../contract/assignments.ts';
import type { TestWork } from './test-work.ts';

/** A student's current attempt at one section of a test. */
export type SectionState = {
  section: string;
  submitted: boolean;
  /** Questions with an answer, of how many that count. */
  answered: number;
  questions: number;
};

export type TestWorkProgress = {
  /** Null before the first entry. The score is not in it: a review may still be closed. */
  progress: AssignmentProgress | null;
  /** The type of the first section that is not submitted; null if all are. */
  next_section: string | null;
};

/** Percent of an assigned test while a section of it is still open: 100 only once all are submitted. */
const mostWhileOpen = 99;

/** The progress in an assigned test: each section counts the same, a submitted one in full. */
export function testProgress({ sections }: TestWork, states: readonly SectionState[]): TestWorkProgress {
  const stateOf = (type: string) => states.find(({ section }) => section === type);
  const open = sections.find(({ type }) => !stateOf(type)?.submitted);
  const begun = sections.some(({ type }) => stateOf(type) !== undefined);
  if (!begun) return { progress: null, next_section: open?.type ?? null };
  const shares = sections.map(({ type }) => shareOf(stateOf(type)));
  const percent = Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / sections.length);
  return {
    progress: { total_correct: 0, percent_complete: open ? Math.min(percent, mostWhileOpen) : 100 },
    next_section: open?.type ?? null,
  };
}

function shareOf(state: SectionState | undefined): number {
  if (!state) return 0;
  if (state.submitted) return 1;
  return state.questions === 0 ? 0 : Math.min(1, state.answered / state.questions);
}
