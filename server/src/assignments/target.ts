import type { Assignment } from '@fourfold/core/contract/assignments';
import { problemSetReference, type SequenceReference } from '@fourfold/core/contract/practice';
import { Refusal } from '../call/refusal.ts';
import type { Reference } from '../practice/reference.ts';

type Maybe = string | null | undefined;
/** Where the page that assigns stands. */
export type AssignedPlace = {
  subtopic_id?: Maybe;
  subsubtopic_id?: Maybe;
  sattopic_id?: Maybe;
  sat_question_id?: Maybe;
  act_question_id?: Maybe;
};
type Named = AssignedPlace & Pick<Assignment, 'reference_type' | 'reference_id'>;

/** The nearest place comes first: a sub-sub-topic's page knows its sub-topic too. */
const sequenceOf = {
  sat_question_id: 'HomeSatQuestionTopic',
  act_question_id: 'HomeActQuestionTopic',
  subsubtopic_id: 'HomeSubsubTopic',
  subtopic_id: 'HomeSubTopic',
} as const satisfies { [K in keyof AssignedPlace]: SequenceReference };
const places = Object.keys(sequenceOf) as (keyof typeof sequenceOf)[];

/** What an assignment is about, as progress names it. A sequence is named by the place that it is the sequence of. */
export function targetOf(body: Named): Reference {
  if (body.reference_type === 'problem_set') return { type: problemSetReference, id: spelt(body.reference_id) };
  const place = places.find((name) => body[name]);
  if (!place) throw new Refusal('malformed', `reference_id: name the sequence by its place: ${places.join(', ')}`);
  if (body[place] !== body.reference_id) throw new Refusal('malformed', `reference_id: must be the same as ${place}`);
  return { type: sequenceOf[place], id: spelt(body.reference_id) };
}

/** As PostgreSQL spells an id: what is read from it is found under it. */
export function spelt(id: string): string {
  return id.toLowerCase();
}

/** A problem set, or the sequence of whatever place it is. */
export function kindOf({ type }: Pick<Reference, 'type'>): Assignment['reference_type'] {
  return type === problemSetReference ? 'problem_set' : 'sequence';
}
