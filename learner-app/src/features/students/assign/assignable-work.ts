import { apiQuery } from '@fourfold/core/client/api-query';
import type { TopicKind } from '@fourfold/core/contract/content';
import type { Reply } from '@fourfold/core/contract/types';

/** A sequence or a problem set under one of its parents. */
export type AssignableWork = Reply<'GET /assignments/assignable'>['data'][number];

/** Maximum number of results; there may be more if it is reached. */
export const maxResults = 20;

export const assignableCall = (query: { search: string } | { topic_id: string }) =>
  apiQuery('GET /assignments/assignable', { query });

export const topicsCall = apiQuery('GET /assignments/topics');

const labels = {
  math: 'Math',
  grammar: 'Grammar',
  reading: 'Reading',
  sat: 'SAT Topics',
} satisfies Record<TopicKind, string>;

/** Subjects whose topics can be browsed. Content of SATs and ACTs is found by title. */
export const subjects = Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Returns a unique key: a problem set can occur under several parents. */
export function assignableKey({ reference_type, reference_id, ...parentIds }: AssignableWork): string {
  const { subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = parentIds;
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
