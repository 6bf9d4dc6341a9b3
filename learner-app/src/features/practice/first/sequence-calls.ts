import { ask } from '@fourfold/core/client/ask';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { Asked, Reply } from '@fourfold/core/contract/types';
import { progressOf } from '../../../outbox/first/progress-of.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../../sequence-popup/first/popup-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A kind of parent whose questions form a sequence, with its calls. */
type Place = {
  reference_type: SequenceReference;
  record: 'GET /subtopics/{id}' | 'GET /subsubtopics/{id}' | 'GET /sat_questions/{id}' | 'GET /act_questions/{id}';
  questions(id: string): Asked<'GET /questions'> | Asked<'GET /question_subsubtopics'>;
  /** The parent of its problem sets; null for a sub-topic, which has none. */
  sets(id: string): SetsParent | null;
};

const byPosition = { order_by: 'position', order: 'asc' } as const;

/** Keyed by the route parameter of the id; the most specific comes first. */
const places: Readonly<Record<string, Place>> = {
  subsubtopicId: {
    reference_type: 'HomeSubsubTopic',
    record: 'GET /subsubtopics/{id}',
    questions: (subsubtopic_id) => ask('GET /question_subsubtopics', { query: { subsubtopic_id } }),
    sets: (subsubtopic_id) => ({ subsubtopic_id }),
  },
  subtopicId: {
    reference_type: 'HomeSubTopic',
    record: 'GET /subtopics/{id}',
    questions: (subtopic_id) => ask('GET /questions', { query: { subtopic_id, ...byPosition } }),
    sets: () => null,
  },
  satQuestionId: {
    reference_type: 'HomeSatQuestionTopic',
    record: 'GET /sat_questions/{id}',
    questions: (sat_question_id) => ask('GET /questions', { query: { sat_question_id, ...byPosition } }),
    sets: (sat_question_id) => ({ sat_question_id }),
  },
  actQuestionId: {
    reference_type: 'HomeActQuestionTopic',
    record: 'GET /act_questions/{id}',
    questions: (act_question_id) => ask('GET /questions', { query: { act_question_id, ...byPosition } }),
    sets: (act_question_id) => ({ act_question_id }),
  },
};

/**
 * The requests that load a sequence. They are in the page's first script, which sends them before
 * the page's code is loaded.
 */
export type SequenceReads = {
  id: string;
  reference_type: SequenceReference;
  record: Asked<Place['record']>;
  questions: ReturnType<Place['questions']>;
  sets: SetsParent | null;
};
export type SequenceRecord = Reply<Place['record']>;

export function sequenceReads(params: Params): SequenceReads {
  const name = Object.keys(places).find((key) => params[key]) ?? '';
  const id = params[name] ?? '';
  const place = places[name];
  if (!place) throw new Error('the address names no sequence');
  const { reference_type, record, questions, sets } = place;
  return { id, reference_type, record: ask(record, { params: { id } }), questions: questions(id), sets: sets(id) };
}

/** All requests of the page, sent at the same time. */
export function sequenceCalls(params: Params, me: string): readonly Asked[] {
  const { id, reference_type, record, questions, sets } = sequenceReads(params);
  const progress = progressOf({ user_id: me, reference_type, reference_id: id });
  return [record, questions, progress, ...(sets ? [setsCall(sets), setsProgressCall(sets, me)] : [])];
}
