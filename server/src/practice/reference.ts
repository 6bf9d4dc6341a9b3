import { type PracticeReference, problemSetReference, type WorkReference } from '@fourfold/core/contract/practice';
import type { QuestionParentKind } from '../database/schema.ts';

/** The subject of a practice history that can be begun and reset: a sequence or a problem set. */
export type Reference = { type: WorkReference; id: string };
/** The subject of any practice history: also a card, or a student's diagnostic. */
export type HistoryReference = { type: PracticeReference; id: string };

/** The kind of parent of a reference's questions. */
export const parentKindOf = {
  HomeSubTopic: 'subtopic',
  HomeSubsubTopic: 'subsubtopic',
  HomeSatQuestionTopic: 'sat_question',
  HomeActQuestionTopic: 'act_question',
  [problemSetReference]: 'problem_set',
} as const satisfies Record<WorkReference, QuestionParentKind>;

/** Returns the reference that the body of a progress call names. */
export function referenceOf<T extends PracticeReference>(body: { reference_type: T; reference_id: string }) {
  return { type: body.reference_type, id: body.reference_id };
}

/** Whether it is a sequence or a problem set. */
export function isWork(reference: HistoryReference): reference is Reference {
  return reference.type in parentKindOf;
}

/**
 * A mismatch in the stored data: a history whose fold differs from its progress row, a test whose stored numbers differ
 * from its entries, or a quarter of an hour whose chart counts differ from the answers. `user_id` is null if it is in
 * the content or its statistics.
 */
export type Difference = { user_id: string | null; reference: { type: string; id: string }; what: string };
