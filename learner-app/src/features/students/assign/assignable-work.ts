import { apiQuery } from '@fourfold/core/client/api-query';
import type { Reply } from '@fourfold/core/contract/types';
import { topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';

/** A sequence or a problem set under one of its parents. */
export type AssignableWork = Reply<'GET /assignments/assignable'>['data'][number];

/** Maximum number of results; there may be more if it is reached. */
export const maxResults = 20;

export const assignableCall = (query: { search: string } | { topic_id: string }) =>
  apiQuery('GET /assignments/assignable', { query });

export const topicsCall = apiQuery('GET /assignments/topics');

/** Subjects whose topics can be browsed. Content of SATs and ACTs is found by title. */
export const subjects = topicKindNames.map((kind) => ({ value: kind, label: topicKinds[kind].title }));

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
