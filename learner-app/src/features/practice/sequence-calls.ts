import { ask } from '@fourfold/core/client/ask';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { Asked } from '@fourfold/core/contract/types';
import { progressOf } from '../../outbox/progress-of.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a sequence is read by. It is in the page's first script, which asks before the page's own code is here. */
export type SequenceReads = {
  id: string;
  reference_type: SequenceReference;
  record: Asked<'GET /subtopics/{id}'> | Asked<'GET /subsubtopics/{id}'>;
  questions: Asked<'GET /questions'> | Asked<'GET /question_subsubtopics'>;
  /** Its problem sets, and where a student stands in each; none hang on a sub-topic. */
  sets: Asked<'GET /problem_sets'> | null;
};

export function sequenceReads({ subsubtopicId, subtopicId = '' }: Params): SequenceReads {
  if (subsubtopicId === undefined) {
    return {
      id: subtopicId,
      reference_type: 'HomeSubTopic',
      record: ask('GET /subtopics/{id}', { params: { id: subtopicId } }),
      questions: ask('GET /questions', { query: { subtopic_id: subtopicId, order_by: 'position', order: 'asc' } }),
      sets: null,
    };
  }
  return {
    id: subsubtopicId,
    reference_type: 'HomeSubsubTopic',
    record: ask('GET /subsubtopics/{id}', { params: { id: subsubtopicId } }),
    questions: ask('GET /question_subsubtopics', { query: { subsubtopic_id: subsubtopicId } }),
    sets: ask('GET /problem_sets', { query: { subsubtopic_id: subsubtopicId } }),
  };
}

/** Where a student stands in each set of a sub-sub-topic. */
export function setsProgressOf(user_id: string, subsubtopic_id: string) {
  return ask('POST /user_progresses/get_all_user_problemsets_progress', {
    body: { user_id, reference_type: 'HomeProblemSetQuestions', subsubtopic_id },
  });
}

/** Everything that the page asks first, all at once. */
export function sequenceCalls(params: Params, me: string): readonly Asked[] {
  const { id, reference_type, record, questions, sets } = sequenceReads(params);
  const progress = progressOf({ user_id: me, reference_type, reference_id: id });
  return [record, questions, progress, ...(sets ? [sets, setsProgressOf(me, id)] : [])];
}
