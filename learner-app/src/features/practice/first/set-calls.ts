import { apiQuery } from '@fourfold/core/client/api-query';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { setProgressRequest } from '../../../outbox/first/progress-requests.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../../sequence-popup/first/popup-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A kind of parent of a set, with the call that returns it only if it and its ancestors are published. */
type SetParent = {
  record:
    | 'GET /subtopics/{id}'
    | 'GET /subsubtopics/{id}'
    | 'GET /sat_questions/{id}'
    | 'GET /act_questions/{id}'
    | 'GET /tests/{id}';
  /** Names the list that the set is in, which the page shows beside it; null without such a list. */
  sets(id: string): SetsParent | null;
};

const satQuestion: SetParent = { record: 'GET /sat_questions/{id}', sets: (sat_question_id) => ({ sat_question_id }) };

/** What the third path segment names, by the query's `page` (PBS-001, PBS-003). */
const setParents: Readonly<Record<string, SetParent>> = {
  sats: satQuestion,
  acts: { record: 'GET /act_questions/{id}', sets: (act_question_id) => ({ act_question_id }) },
  'sat-topics': { record: 'GET /tests/{id}', sets: () => null },
};
const subsubtopic: SetParent = { record: 'GET /subsubtopics/{id}', sets: (subsubtopic_id) => ({ subsubtopic_id }) };
const subtopic: SetParent = { record: 'GET /subtopics/{id}', sets: () => null };

function setParentOf(parentId: string, query: URLSearchParams): SetParent {
  const page = query.get('page');
  const parent = setParents[page ?? ''];
  if (parent) return parent;
  const [ofSubtopic, ofSubsubtopic] = [query.get('subtopic'), query.get('subsubtopic')];
  // Without a query the third path segment is a SAT question (Q127).
  if (!page && !ofSubtopic && !ofSubsubtopic) return satQuestion;
  return ofSubtopic === parentId && !ofSubsubtopic ? subtopic : subsubtopic;
}

/** The calls that load a problem set, in the page's first script: they are sent before the page's code is loaded. */
export type SetRequests = {
  setId: string;
  parentId: string;
  parent: ApiQuery<SetParent['record']>;
  sets: SetsParent | null;
};

export function setRequests({ problemSetId = '', parentId = '' }: Params, query: URLSearchParams): SetRequests {
  const { record, sets } = setParentOf(parentId, query);
  return {
    setId: problemSetId,
    parentId,
    parent: apiQuery(record, { params: { id: parentId } }),
    sets: sets(parentId),
  };
}

/** All calls of the page, sent at the same time. */
export function setCalls(params: Params, query: URLSearchParams, me: string): readonly ApiQuery[] {
  const { setId, sets, parent } = setRequests(params, query);
  return [
    apiQuery('GET /problem_sets/{id}', { params: { id: setId } }),
    apiQuery('GET /problemset_questions', { query: { problem_set_id: setId } }),
    setProgressRequest({ user_id: me, reference_id: setId }),
    parent,
    ...(sets ? [setsCall(sets), setsProgressCall(sets, me)] : []),
  ];
}
