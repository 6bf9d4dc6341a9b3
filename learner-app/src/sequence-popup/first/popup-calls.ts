import { apiQuery } from '@fourfold/core/client/api-query';

type Id = string;

/** The parent of the sets in a popup: a sub-sub-topic, a SAT topic, or a question of a SAT or ACT. */
export type SetsParent =
  | { subsubtopic_id: Id }
  | { sattopic_id: Id }
  | { sat_question_id: Id }
  | { act_question_id: Id };

export const setsCall = (parent: SetsParent) => apiQuery('GET /problem_sets', { query: parent });

export const setsProgressCall = (parent: SetsParent, user_id: Id) =>
  apiQuery('POST /user_progresses/get_all_user_problemsets_progress', {
    body: { user_id, reference_type: 'HomeProblemSetQuestions', ...parent },
  });
