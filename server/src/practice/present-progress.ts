import { type Progress, problemSetReference } from '@fourfold/core/contract/practice';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { masteryMachine, type ProgressNumbers, sequenceMachine } from '@fourfold/core/practice/machines';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import type { Reference } from './reference.ts';

/** A progress row, or the start state before the first answer. */
export type ProgressRow = {
  seq: number;
  state: SequenceState | MasteryState;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
};

/** Ids of the ancestors of a reference; null if it has none of this kind or its content was deleted. */
export type AncestorIds = { subtopic_id: string | null; exam_id: string | null };

/** Converts a progress row to the reply. */
export function presentProgress(
  row: ProgressRow,
  { user_id, reference, ancestors }: { user_id: string; reference: Reference; ancestors: AncestorIds },
): Progress {
  return {
    user_id,
    reference_type: reference.type,
    reference_id: reference.id,
    ...numbersOf(reference, row.state),
    time_spent_before_answer: row.time_spent_before_answer,
    time_spent_after_answer: row.time_spent_after_answer,
    ...contextIdsOf(reference, ancestors),
    seq: row.seq,
    state: row.state,
  };
}

/** Returns the start state, for a student without an answer. */
export function newProgress(reference: Reference): ProgressRow {
  const { start } = reference.type === problemSetReference ? masteryMachine : sequenceMachine;
  return { seq: 0, state: start, time_spent_before_answer: 0, time_spent_after_answer: 0 };
}

/** Returns the numbers that the reply derives from a state. */
export function numbersOf(reference: Pick<Reference, 'type'>, state: ProgressRow['state']): ProgressNumbers {
  // The type of the reference determines which state machine wrote the state.
  return reference.type === problemSetReference
    ? masteryMachine.numbers(state as MasteryState)
    : sequenceMachine.numbers(state as SequenceState);
}

type ContextIds = Pick<Progress, 'sat_id' | 'act_id' | 'subtopic_id' | 'subsubtopic_id' | 'sat_question_id'>;
const noContext: ContextIds = {
  sat_id: null,
  act_id: null,
  subtopic_id: null,
  subsubtopic_id: null,
  sat_question_id: null,
};

function contextIdsOf({ type, id }: Reference, ancestors: AncestorIds): ContextIds {
  switch (type) {
    case 'HomeSubTopic':
      return { ...noContext, subtopic_id: id };
    case 'HomeSubsubTopic':
      return { ...noContext, subsubtopic_id: id, subtopic_id: ancestors.subtopic_id };
    case 'HomeSatQuestionTopic':
      return { ...noContext, sat_question_id: id, sat_id: ancestors.exam_id };
    case 'HomeActQuestionTopic':
      return { ...noContext, act_id: ancestors.exam_id };
    case problemSetReference:
      return noContext;
    default:
      return type satisfies never;
  }
}
