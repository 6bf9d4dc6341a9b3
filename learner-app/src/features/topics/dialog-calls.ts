import { ask } from '@fourfold/core/client/ask';
import type { SequenceReference } from '@fourfold/core/contract/practice';

type Id = string;

/** Where the sets of a dialog hang: below a sub-sub-topic, or at a SAT topic itself. */
export type SetsParent = { subsubtopic_id: Id } | { sattopic_id: Id };

export const setsCall = (parent: SetsParent) => ask('GET /problem_sets', { query: parent });

export const setsProgressCall = (parent: SetsParent, user_id: Id) =>
  ask('POST /user_progresses/get_all_user_problemsets_progress', {
    body: { user_id, reference_type: 'HomeProblemSetQuestions', ...parent },
  });

export const sequenceProgressCall = (reference_type: SequenceReference, reference_id: Id, user_id: Id) =>
  ask('POST /user_progresses/get_user_progress', { body: { user_id, reference_type, reference_id } });
