import type { Assignment } from '@fourfold/core/contract/assignments';
import { problemSetReference, type SequenceReference } from '@fourfold/core/contract/practice';
import { Refusal } from '../call/refusal.ts';
import type { Reference } from '../practice/reference.ts';

type Maybe = string | null | undefined;
/** Parent ids of the page from which the assignment was made. */
export type AssignedPlace = {
  subtopic_id?: Maybe;
  subsubtopic_id?: Maybe;
  sattopic_id?: Maybe;
  sat_question_id?: Maybe;
  act_question_id?: Maybe;
};
type Named = AssignedPlace & Pick<Assignment, 'reference_type' | 'reference_id'>;

/** The nearest parent is first: the page of a sub-sub-topic sends its sub-topic too. */
const sequenceOf = {
  sat_question_id: 'HomeSatQuestionTopic',
  act_question_id: 'HomeActQuestionTopic',
  subsubtopic_id: 'HomeSubsubTopic',
  subtopic_id: 'HomeSubTopic',
} as const satisfies { [K in keyof AssignedPlace]: SequenceReference };
const places = Object.keys(sequenceOf) as (keyof typeof sequenceOf)[];

/**
 * The practice reference of an assignment's target. A sequence is identified by the id of its
 * parent. Throws a refusal if the ids do not match.
 */
export function targetOf(body: Named): Reference {
  if (body.reference_type === 'problem_set') return { type: problemSetReference, id: spelt(body.reference_id) };
  const place = places.find((name) => body[name]);
  if (!place) throw new Refusal('malformed', `reference_id: name the sequence by its place: ${places.join(', ')}`);
  if (body[place] !== body.reference_id) throw new Refusal('malformed', `reference_id: must be the same as ${place}`);
  return { type: sequenceOf[place], id: spelt(body.reference_id) };
}

/** Writes an id in lower case, as PostgreSQL returns it, so that it can be used as a key. */
export function spelt(id: string): string {
  return id.toLowerCase();
}

/** Whether the reference is a problem set or a sequence. */
export function kindOf({ type }: Pick<Reference, 'type'>): Assignment['reference_type'] {
  return type === problemSetReference ? 'problem_set' : 'sequence';
}
