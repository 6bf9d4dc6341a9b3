import { ask } from '@fourfold/core/client/ask';
import type { Reply } from '@fourfold/core/contract/types';

/** A sequence or a problem set in one of its places. */
export type Assignable = Reply<'GET /assignments/assignable'>['data'][number];

/** Results at most; with so many there may be more. */
export const mostResults = 20;

export const assignableCall = (search: string) => ask('GET /assignments/assignable', { query: { search } });

/** Tells one from all others: a problem set can stand in several places. */
export function keyOf({ reference_type, reference_id, ...place }: Assignable): string {
  const { subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = place;
  return [
    reference_type,
    reference_id,
    subtopic_id,
    subsubtopic_id,
    sattopic_id,
    sat_question_id,
    act_question_id,
  ].join(' ');
}
