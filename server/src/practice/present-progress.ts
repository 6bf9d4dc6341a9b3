import {
  diagnosticReference,
  type PracticeReference,
  type Progress,
  problemSetReference,
  reviewReference,
} from '@fourfold/core/contract/practice';
import type { ProgressNumbers } from '@fourfold/core/practice/machines';
import { type HistoryState, machineOf, type WorkState } from './machine-of.ts';
import type { HistoryReference, Reference } from './reference.ts';

/** A progress row, or the start state before the first answer. */
export type ProgressRow<State = WorkState> = {
  seq: number;
  state: State;
  time_spent_before_answer: number;
  time_spent_after_answer: number;
};

/** Ids of the ancestors of a reference; null if it has none of this kind or its content was deleted. */
export type AncestorIds = { subtopic_id: string | null; exam_id: string | null };
export const noAncestors: AncestorIds = { subtopic_id: null, exam_id: null };

/** Converts a progress row to the reply. */
export function presentProgress<Type extends PracticeReference, State extends HistoryState>(
  row: ProgressRow<State>,
  { user_id, reference, ancestors }: { user_id: string; reference: { type: Type; id: string }; ancestors: AncestorIds },
): Omit<Progress, 'reference_type' | 'state'> & { reference_type: Type; state: State } {
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
export function newProgress(reference: Reference): ProgressRow;
export function newProgress(reference: HistoryReference): ProgressRow<HistoryState>;
export function newProgress({ type }: HistoryReference): ProgressRow<HistoryState> {
  return { seq: 0, state: machineOf(type).start, time_spent_before_answer: 0, time_spent_after_answer: 0 };
}

/** Returns the numbers that the reply derives from a state. */
export function numbersOf({ type }: Pick<HistoryReference, 'type'>, state: HistoryState): ProgressNumbers {
  return machineOf(type).numbers(state);
}

type ContextIds = Pick<Progress, 'sat_id' | 'act_id' | 'subtopic_id' | 'subsubtopic_id' | 'sat_question_id'>;
const noContext: ContextIds = {
  sat_id: null,
  act_id: null,
  subtopic_id: null,
  subsubtopic_id: null,
  sat_question_id: null,
};

function contextIdsOf({ type, id }: HistoryReference, ancestors: AncestorIds): ContextIds {
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
    case reviewReference:
    case diagnosticReference:
      return noContext;
    default:
      return type satisfies never;
  }
}
