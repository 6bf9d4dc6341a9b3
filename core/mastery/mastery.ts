import { percent } from '../sequence/sequence.ts';
import { isFullRun, masteryThreshold } from './run/full-run.ts';

type Id = string;

/** An event in the stored history of a problem set. */
export type MasteryEvent =
  /**
   * `next`: the question after it, in the set's order at that time. `off_path`: the answer does not
   * change the run (Q114).
   */
  | { kind: 'answered'; question_id: Id; right: boolean; next: Id | null; total_questions: number; off_path?: true }
  /** A mastered set was opened again: the run restarts from 0, and the set stays mastered (Q38). */
  | { kind: 'run_started' }
  | { kind: 'completed' }
  | { kind: 'reset'; why: 'reset' | 'restart' | 'reassigned' };

/**
 * A student's progress in a problem set: the run of right answers, and whether it was mastered since the last reset.
 */
export type MasteryState = {
  /** Right answers in a row, 0 to `masteryThreshold`. */
  run: number;
  mastered: boolean;
  /** The question to show next; null before the first answer. */
  question_id: Id | null;
  /** Answers since the last reset. */
  answered: number;
  total_questions: number;
};

/** The state before the first answer, and after a reset. */
export const newMastery: MasteryState = {
  run: 0,
  mastered: false,
  question_id: null,
  answered: 0,
  total_questions: 0,
};

/** Returns the next state. A right answer adds 1 to the run, a wrong one resets it to 0 (PBS-005). */
export function stepMastery(state: MasteryState, event: MasteryEvent): MasteryState {
  switch (event.kind) {
    case 'answered':
      return {
        ...state,
        run: runAfter(state, event),
        question_id: event.next ?? state.question_id,
        answered: state.answered + 1,
        total_questions: event.total_questions,
      };
    case 'run_started':
      return { ...state, run: 0 };
    case 'completed':
      return { ...state, mastered: true };
    case 'reset':
      return newMastery;
    default:
      return event satisfies never;
  }
}

function runAfter({ run }: MasteryState, { right, off_path }: Extract<MasteryEvent, { kind: 'answered' }>): number {
  if (off_path) return run;
  return right ? Math.min(masteryThreshold, run + 1) : 0;
}

/** Whether the run is full: the set is complete, and the next answer starts a new run. */
export function runIsFull(state: MasteryState): boolean {
  return isFullRun(state.run);
}

/**
 * `total_correct` of the progress record, which lists, entry checks and assignments use: a full run
 * once the set is mastered, else the current run (Q38).
 */
export function totalCorrect(state: MasteryState): number {
  return state.mastered ? masteryThreshold : state.run;
}

/** 0 to 100 with 2 decimals: a full run is 100 (PBS-006). */
export function masteryPercent(state: MasteryState): number {
  return percent(totalCorrect(state), masteryThreshold);
}
