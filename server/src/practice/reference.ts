import { type PracticeReference, problemSetReference } from '@fourfold/core/contract/practice';
import type { QuestionParentKind } from '../database/schema.ts';

/** The subject of one practice history: a sequence or a problem set. */
export type Reference = { type: PracticeReference; id: string };

/** The kind of parent of a reference's questions. */
export const parentKindOf = {
  HomeSubTopic: 'subtopic',
  HomeSubsubTopic: 'subsubtopic',
  HomeSatQuestionTopic: 'sat_question',
  HomeActQuestionTopic: 'act_question',
  [problemSetReference]: 'problem_set',
} as const satisfies Record<PracticeReference, QuestionParentKind>;

/** Returns the reference that the body of a progress call names. */
export function referenceOf(body: { reference_type: PracticeReference; reference_id: string }): Reference {
  return { type: body.reference_type, id: body.reference_id };
}

/**
 * A mismatch in the stored data: a history whose fold differs from its progress row, a test whose stored numbers differ
 * from its entries, or a quarter of an hour whose chart counts differ from the answers. `user_id` is null if it is in
 * the content or its statistics.
 */
export type Difference = { user_id: string | null; reference: { type: string; id: string }; what: string };
