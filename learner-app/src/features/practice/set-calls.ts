import { ask } from '@fourfold/core/client/ask';
import type { Asked } from '@fourfold/core/contract/types';
import { setProgressOf } from '../../outbox/progress-of.ts';
import { setsProgressOf } from './sequence-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A call that answers whether a place and all that is above it is published. */
type ParentCall =
  | Asked<'GET /subtopics/{id}'>
  | Asked<'GET /subsubtopics/{id}'>
  | Asked<'GET /sat_questions/{id}'>
  | Asked<'GET /act_questions/{id}'>
  | Asked<'GET /tests/{id}'>;

/** What a problem set is read by. It is in the page's first script, which asks before the page's own code is here. */
export type SetReads = {
  setId: string;
  parentId: string;
  parent: ParentCall;
  /** The set is one of these, listed beside it; only a sub-sub-topic's are. */
  subsubtopicId: string | null;
};

/** What the third segment names, by the page that one came from. */
const parents = new Map<string | null, ParentCall[0]>([
  ['sats', 'GET /sat_questions/{id}'],
  ['acts', 'GET /act_questions/{id}'],
  ['sat-topics', 'GET /tests/{id}'],
]);

export function setReads({ problemSetId = '', parentId = '' }: Params, query: URLSearchParams): SetReads {
  const inSubtopic = query.get('subtopic') === parentId && !query.get('subsubtopic');
  const below = inSubtopic ? 'GET /subtopics/{id}' : 'GET /subsubtopics/{id}';
  const call = parents.get(query.get('page')) ?? below;
  return {
    setId: problemSetId,
    parentId,
    parent: ask(call, { params: { id: parentId } }),
    subsubtopicId: call === 'GET /subsubtopics/{id}' ? parentId : null,
  };
}

/** Everything that the page asks first, all at once. */
export function setCalls(params: Params, query: URLSearchParams, me: string): readonly Asked[] {
  const { setId, subsubtopicId, parent } = setReads(params, query);
  return [
    ask('GET /problem_sets/{id}', { params: { id: setId } }),
    ask('GET /problemset_questions', { query: { problem_set_id: setId } }),
    setProgressOf({ user_id: me, reference_id: setId }),
    parent,
    ...(subsubtopicId
      ? [ask('GET /problem_sets', { query: { subsubtopic_id: subsubtopicId } }), setsProgressOf(me, subsubtopicId)]
      : []),
  ];
}
