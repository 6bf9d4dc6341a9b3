import { percent } from '../sequence/percent.ts';
import { isFullRun, masteryThreshold } from './run/full-run.ts';

type Id = string;

export type MasteryEvent =
  /** `next` is the question that follows in the set, as its order stood; `off_path` marks one that moves nothing. */
  | { kind: 'answered'; question_id: Id; right: boolean; next: Id | null; total_questions: number; off_path?: true }
  /** A mastered set is opened fresh: its run starts from 0, its mastery stays (Q38). */
  | { kind: 'run_started' }
  | { kind: 'completed' }
  | { kind: 'reset'; why: 'reset' | 'restart' | 'reassigned' };

/** A student's place in a problem set: the run of right answers, and whether it was ever mastered since a reset. */
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

export const newMastery: MasteryState = {
  run: 0,
  mastered: false,
  question_id: null,
  answered: 0,
  total_questions: 0,
};

/** The next state. A right answer counts the run up by one, a wrong one resets it to 0 (2§4). */
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

/** The run is full: the set is complete, and the next answer starts a fresh run. */
export function runIsFull(state: MasteryState): boolean {
  return isFullRun(state.run);
}

/** What lists, entry checks and assignments go by: a full run once mastered, else the run (Q38). */
export function totalCorrect(state: MasteryState): number {
  return state.mastered ? masteryThreshold : state.run;
}

/** 0 to 100 with 2 decimals: a full run is 100 (1§9). */
export function masteryPercent(state: MasteryState): number {
  return percent(totalCorrect(state), masteryThreshold);
}
