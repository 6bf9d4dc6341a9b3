import { apiQuery } from '@fourfold/core/client/api-query';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { ApiQuery, Reply } from '@fourfold/core/contract/types';
import { progressRequest } from '../../../outbox/first/progress-requests.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../../sequence-popup/first/popup-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A kind of parent whose questions form a sequence, with its calls. */
type SequenceParent = {
  reference_type: SequenceReference;
  record: 'GET /subtopics/{id}' | 'GET /subsubtopics/{id}' | 'GET /sat_questions/{id}' | 'GET /act_questions/{id}';
  questions(id: string): ApiQuery<'GET /questions'> | ApiQuery<'GET /question_subsubtopics'>;
  /** The parent of its problem sets; null for a sub-topic, which has none. */
  sets(id: string): SetsParent | null;
};

const byPosition = { order_by: 'position', order: 'asc' } as const;

/** Keyed by the route parameter of the id; the most specific comes first. */
const sequenceParents: Readonly<Record<string, SequenceParent>> = {
  subsubtopicId: {
    reference_type: 'HomeSubsubTopic',
    record: 'GET /subsubtopics/{id}',
    questions: (subsubtopic_id) => apiQuery('GET /question_subsubtopics', { query: { subsubtopic_id } }),
    sets: (subsubtopic_id) => ({ subsubtopic_id }),
  },
  subtopicId: {
    reference_type: 'HomeSubTopic',
    record: 'GET /subtopics/{id}',
    questions: (subtopic_id) => apiQuery('GET /questions', { query: { subtopic_id, ...byPosition } }),
    sets: () => null,
  },
  satQuestionId: {
    reference_type: 'HomeSatQuestionTopic',
    record: 'GET /sat_questions/{id}',
    questions: (sat_question_id) => apiQuery('GET /questions', { query: { sat_question_id, ...byPosition } }),
    sets: (sat_question_id) => ({ sat_question_id }),
  },
  actQuestionId: {
    reference_type: 'HomeActQuestionTopic',
    record: 'GET /act_questions/{id}',
    questions: (act_question_id) => apiQuery('GET /questions', { query: { act_question_id, ...byPosition } }),
    sets: (act_question_id) => ({ act_question_id }),
  },
};

/**
 * The requests that load a sequence. They are in the page's first script, which sends them before
 * the page's code is loaded.
 */
export type SequenceRequests = {
  id: string;
  reference_type: SequenceReference;
  record: ApiQuery<SequenceParent['record']>;
  questions: ReturnType<SequenceParent['questions']>;
  sets: SetsParent | null;
};
export type SequenceRecord = Reply<SequenceParent['record']>;

export function sequenceRequests(params: Params): SequenceRequests {
  const name = Object.keys(sequenceParents).find((key) => params[key]) ?? '';
  const id = params[name] ?? '';
  const parent = sequenceParents[name];
  if (!parent) throw new Error('the address names no sequence');
  const { reference_type, record, questions, sets } = parent;
  return { id, reference_type, record: apiQuery(record, { params: { id } }), questions: questions(id), sets: sets(id) };
}

/** All requests of the page, sent at the same time. */
export function sequenceCalls(params: Params, me: string): readonly ApiQuery[] {
  const { id, reference_type, record, questions, sets } = sequenceRequests(params);
  const progress = progressRequest({ user_id: me, reference_type, reference_id: id });
  return [record, questions, progress, ...(sets ? [setsCall(sets), setsProgressCall(sets, me)] : [])];
}
