import { type MasteryEvent, type MasteryState, newMastery } from './mastery.ts';
import { masteryThreshold } from './threshold.ts';

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
