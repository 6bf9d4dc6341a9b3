import { ask } from '@fourfold/core/client/ask';
import type { TopicKind } from '@fourfold/core/contract/content';
import type { Reply } from '@fourfold/core/contract/types';

/** A sequence or a problem set in one of its places. */
export type Assignable = Reply<'GET /assignments/assignable'>['data'][number];

/** Results at most; with so many there may be more. */
export const mostResults = 20;

export const assignableCall = (query: { search: string } | { topic_id: string }) =>
  ask('GET /assignments/assignable', { query });

export const topicsCall = ask('GET /assignments/topics');

const labels = {
  math: 'Math',
  grammar: 'Grammar',
  reading: 'Reading',
  sat: 'SAT Topics',
} satisfies Record<TopicKind, string>;

/** Whose topics can be looked through; the numbers of SATs and ACTs are found by their titles. */
export const subjects = Object.entries(labels).map(([value, label]) => ({ value, label }));

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
