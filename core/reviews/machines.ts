import type { Machine, ProgressNumbers } from '../practice/machines.ts';
import { type CardEvent, type CardState, newCard, stepCard } from './card.ts';
import { type DiagnosticEvent, type DiagnosticState, newDiagnostic, stepDiagnostic } from './diagnostic.ts';

/** The state machine of cards. */
export const cardMachine: Machine<CardState, CardEvent> = { start: newCard, step: stepCard, numbers: countsOf };

/** The state machine of the diagnostic. */
export const diagnosticMachine: Machine<DiagnosticState, DiagnosticEvent> = {
  start: newDiagnostic,
  step: stepDiagnostic,
  numbers: countsOf,
};

/** Nothing is completed: both only count answers. */
function countsOf({ answered }: { answered: number }): ProgressNumbers {
  return {
    question_id: null,
    total_questions: 0,
    questions_complete: answered,
    started: answered > 0,
    percent_complete: 0,
    total_correct: 0,
    next_problemset_id: null,
    next_link_question_id: null,
  };
}
