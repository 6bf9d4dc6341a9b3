import type { AssignmentProgress } from '../contract/assignments.ts';
import type { TestStage, TestWork } from './test-work.ts';

/** A student's current attempt at one section of a test. */
export type SectionState = {
  section: string;
  submitted: boolean;
  /** The module that its result chose; null without one. */
  next_section: string | null;
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
export function testProgress({ stages }: TestWork, states: readonly SectionState[]): TestWorkProgress {
  const stateOf = (type: string) => states.find(({ section }) => section === type);
  const path = sectionsOnPath(stages, stateOf);
  const open = path.find((type) => !stateOf(type)?.submitted);
  const begun = path.some((type) => stateOf(type) !== undefined);
  if (!begun) return { progress: null, next_section: open ?? null };
  const shares = path.map((type) => shareOf(stateOf(type)));
  const percent = Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / path.length);
  return {
    progress: { total_correct: 0, percent_complete: open ? Math.min(percent, mostWhileOpen) : 100 },
    next_section: open ?? null,
  };
}

/**
 * The section that the student takes in each stage. Of several modules this is the module that the result of the stage
 * before chose, until then the first module. There is none for a stage after a section that has ended.
 */
export function sectionsOnPath(
  stages: readonly TestStage[],
  stateOf: (type: string) => Pick<SectionState, 'submitted' | 'next_section'> | undefined,
): string[] {
  return stages.flatMap((stage, at) => {
    const [first] = stage;
    if (!first || stage.length === 1) return first ? [first.type] : [];
    const before = stages[at - 1]?.[0];
    const state = before && stateOf(before.type);
    if (!state?.submitted) return [first.type];
    return state.next_section === null ? [] : [state.next_section];
  });
}

function shareOf(state: SectionState | undefined): number {
  if (!state) return 0;
  if (state.submitted) return 1;
  return state.questions === 0 ? 0 : Math.min(1, state.answered / state.questions);
}
