import { ask } from '@fourfold/core/client/ask';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { TopicList } from './topic-lists.ts';

type Id = string;

/** A list page needs one call: topics come with their sub-topics and sub-sub-topics. */
export const topicsCall = (list: TopicList) => ask(list.call);
export const listCalls = (list: TopicList) => [topicsCall(list)];

/** Where the sets of a dialog hang: below a sub-sub-topic, or at a SAT topic itself. */
export type SetsParent = { subsubtopic_id: Id } | { sattopic_id: Id };

export const setsCall = (parent: SetsParent) => ask('GET /problem_sets', { query: parent });

export const setsProgressCall = (parent: SetsParent, user_id: Id) =>
  ask('POST /user_progresses/get_all_user_problemsets_progress', {
    body: { user_id, reference_type: 'HomeProblemSetQuestions', ...parent },
  });

export const sequenceProgressCall = (reference_type: SequenceReference, reference_id: Id, user_id: Id) =>
  ask('POST /user_progresses/get_user_progress', { body: { user_id, reference_type, reference_id } });
