import { apiQuery } from '@fourfold/core/client/api-query';
import type { Reply } from '@fourfold/core/contract/types';
import { topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';

/** A sequence, a problem set under one of its parents, or a test. */
export type AssignableWork = Reply<'GET /assignments/assignable'>['data'][number];

/** Maximum number of results; there may be more if it is reached. */
export const maxResults = 20;

export type AssignableQuery = { search: string } | { topic_id: string } | { skill: string } | { exam_id: string };

export const assignableCall = (query: AssignableQuery) => apiQuery('GET /assignments/assignable', { query });

export const topicsCall = apiQuery('GET /assignments/topics');
export const skillsCall = apiQuery('GET /assignments/skills');
export const examsCall = apiQuery('GET /assignments/exams');

/** Subjects whose topics can be browsed. Practice in SATs and ACTs is found by skill or by title. */
export const subjects = topicKindNames.map((kind) => ({ value: kind, label: topicKinds[kind].title }));

/** Returns a unique key: a problem set can occur under several parents, an exam has several tests. */
export function assignableKey({ reference_type, reference_id, ...parentIds }: AssignableWork): string {
  const { subtopic_id, subsubtopic_id, sattopic_id, sat_question_id, act_question_id, variant, section } = parentIds;
  return [
    variant,
    section,
    reference_type,
    reference_id,
    subtopic_id,
    subsubtopic_id,
    sattopic_id,
    sat_question_id,
    act_question_id,
  ].join(' ');
}
