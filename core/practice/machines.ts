import type { Progress } from '../contract/practice.ts';
import {
  type MasteryEvent,
  type MasteryState,
  masteryPercent,
  newMastery,
  stepMastery,
  totalCorrect,
} from '../mastery/mastery.ts';
import {
  newSequence,
  percentComplete,
  pointer,
  questionsComplete,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
} from '../sequence/sequence.ts';

/** The fields of a progress record that are computed from the state alone. */
export type ProgressNumbers = Pick<
  Progress,
  | 'question_id'
  | 'total_questions'
  | 'questions_complete'
  | 'started'
  | 'percent_complete'
  | 'total_correct'
  | 'next_problemset_id'
  | 'next_link_question_id'
>;

/** A state machine of practice: its start state, its step, and the progress fields of a state. */
export type Machine<State, Event> = {
  start: State;
  step(state: State, event: Event): State;
  numbers(state: State): ProgressNumbers;
};

/** The state machine of sequences. */
export const sequenceMachine: Machine<SequenceState, SequenceEvent> = {
  start: newSequence,
  step: stepSequence,
  numbers: (state) => ({
    question_id: state.at === 'problemset' ? null : pointer(state),
    total_questions: state.at === 'new' ? 0 : state.total_questions,
    questions_complete: questionsComplete(state),
    started: state.at !== 'new' && state.at !== 'complete',
    percent_complete: percentComplete(state),
    total_correct: 0,
    next_problemset_id: nextProblemset(state),
    next_link_question_id: state.at === 'problemset' ? state.then : null,
  }),
};

function nextProblemset(state: SequenceState) {
  if (state.at === 'problemset') return state.problemset_id;
  return state.at === 'complete' ? state.by : null;
}

/** The state machine of problem sets. */
export const masteryMachine: Machine<MasteryState, MasteryEvent> = {
  start: newMastery,
  step: stepMastery,
  numbers: (state) => ({
    question_id: state.question_id,
    total_questions: state.total_questions,
    questions_complete: state.answered,
    started: state.answered > 0,
    percent_complete: masteryPercent(state),
    total_correct: totalCorrect(state),
    next_problemset_id: null,
    next_link_question_id: null,
  }),
};

/** Returns the state after a history of events. Progress is always computed by this fold, without content. */
export function fold<State, Event>(machine: Machine<State, Event>, events: readonly Event[]): State {
  return events.reduce(machine.step, machine.start);
}
