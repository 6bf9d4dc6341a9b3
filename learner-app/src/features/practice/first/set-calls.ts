import { ask } from '@fourfold/core/client/ask';
import type { Asked } from '@fourfold/core/contract/types';
import { setProgressOf } from '../../../outbox/first/progress-of.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../../sequence-popup/first/popup-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * A kind of parent of a set, with the call that returns it only if it and its ancestors are
 * published.
 */
type Place = {
  record:
    | 'GET /subtopics/{id}'
    | 'GET /subsubtopics/{id}'
    | 'GET /sat_questions/{id}'
    | 'GET /act_questions/{id}'
    | 'GET /tests/{id}';
  /**
   * Names the list that the set is in, which the page shows beside it; null without such a list.
   */
  sets(id: string): SetsParent | null;
};

const satQuestion: Place = { record: 'GET /sat_questions/{id}', sets: (sat_question_id) => ({ sat_question_id }) };

/** What the third path segment names, by the query's `page` (PBS-001, PBS-003). */
const places: Readonly<Record<string, Place>> = {
  sats: satQuestion,
  acts: { record: 'GET /act_questions/{id}', sets: (act_question_id) => ({ act_question_id }) },
  'sat-topics': { record: 'GET /tests/{id}', sets: () => null },
};
const subsubtopic: Place = { record: 'GET /subsubtopics/{id}', sets: (subsubtopic_id) => ({ subsubtopic_id }) };
const subtopic: Place = { record: 'GET /subtopics/{id}', sets: () => null };

function placeOf(parentId: string, query: URLSearchParams): Place {
  const page = query.get('page');
  const named = places[page ?? ''];
  if (named) return named;
  const [ofSubtopic, ofSubsubtopic] = [query.get('subtopic'), query.get('subsubtopic')];
  // Without a query the third path segment is a SAT question (Q127).
  if (!page && !ofSubtopic && !ofSubsubtopic) return satQuestion;
  return ofSubtopic === parentId && !ofSubsubtopic ? subtopic : subsubtopic;
}

/**
 * The calls that load a problem set, in the page's first script: they are sent before the page's
 * code is loaded.
 */
export type SetReads = { setId: string; parentId: string; parent: Asked<Place['record']>; sets: SetsParent | null };

export function setReads({ problemSetId = '', parentId = '' }: Params, query: URLSearchParams): SetReads {
  const { record, sets } = placeOf(parentId, query);
  return {
    setId: problemSetId,
    parentId,
    parent: ask(record, { params: { id: parentId } }),
    sets: sets(parentId),
  };
}

/** All calls of the page, sent at the same time. */
export function setCalls(params: Params, query: URLSearchParams, me: string): readonly Asked[] {
  const { setId, sets, parent } = setReads(params, query);
  return [
    ask('GET /problem_sets/{id}', { params: { id: setId } }),
    ask('GET /problemset_questions', { query: { problem_set_id: setId } }),
    setProgressOf({ user_id: me, reference_id: setId }),
    parent,
    ...(sets ? [setsCall(sets), setsProgressCall(sets, me)] : []),
  ];
}
