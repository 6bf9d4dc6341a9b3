import { type PracticeReference, problemSetReference } from '@fourfold/core/contract/practice';
import type { QuestionParentKind } from '../database/schema.ts';

/** What one history is about: a sequence or a problem set. */
export type Reference = { type: PracticeReference; id: string };

/** The kind of place in which a reference's questions lie. */
export const parentKindOf = {
  HomeSubTopic: 'subtopic',
  HomeSubsubTopic: 'subsubtopic',
  HomeSatQuestionTopic: 'sat_question',
  HomeActQuestionTopic: 'act_question',
  [problemSetReference]: 'problem_set',
} as const satisfies Record<PracticeReference, QuestionParentKind>;

/** The history that a body of the progress calls names. */
export function referenceOf(body: { reference_type: PracticeReference; reference_id: string }): Reference {
  return { type: body.reference_type, id: body.reference_id };
}
