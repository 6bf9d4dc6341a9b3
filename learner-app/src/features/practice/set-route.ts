import { ask } from '@fourfold/core/client/ask';
import type { ExamQuestion, Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { Asked } from '@fourfold/core/contract/types';
import { setProgressOf } from '../../outbox/progress-of.ts';
import { type Branch, branchIn, listAddress, sequenceAddress } from './addresses.ts';
import { isKind, kinds } from './kinds.ts';
import { setsProgressOf } from './sequence-route.ts';

/** A call that answers whether a place and all that is above it is published. */
type ParentCall =
  | Asked<'GET /subtopics/{id}'>
  | Asked<'GET /subsubtopics/{id}'>
  | Asked<'GET /sat_questions/{id}'>
  | Asked<'GET /act_questions/{id}'>;

/** Where a set hangs, as it is read. */
export type SetParent = Subtopic | Subsubtopic | ExamQuestion;

/** A set is open through its parent: the parent, and all that is above it, is published (2§5). */
export function isPublished(parent: SetParent): boolean {
  return parent.isPublish && parent.topic_published && (!('subtopic_published' in parent) || parent.subtopic_published);
}

/** A problem set's address, read. */
export type SetRoute = {
  setId: string;
  parentId: string;
  /** "Math" and the like. */
  area: string;
  parent: ParentCall;
  /** The set is one of these, listed beside it; only a sub-sub-topic's are. */
  subsubtopicId: string | null;
  /** Where Back and the end of the set lead. */
  back: string;
  /** The sequence that goes on when the set is mastered. */
  sequence: string | null;
  dashboard: boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

export function setRoute({ problemSetId = '', parentId = '' }: Params, query: URLSearchParams): SetRoute {
  const dashboard = query.get('dashboard') === 'true';
  const common = { setId: problemSetId, parentId, dashboard };
  const page = query.get('page');
  const branch = branchIn(query);
  if (page === 'sats' || page === 'acts') return { ...common, ...ofExam(page, parentId) };

  const kind = isKind(page) ? page : null;
  const inSubtopic = branch.subtopic === parentId && branch.subsubtopic === undefined;
  const fromSequence = kind && query.get('from') === 'sequence';
  return {
    ...common,
    area: kind ? kinds[kind] : '',
    parent: inSubtopic
      ? ask('GET /subtopics/{id}', { params: { id: parentId } })
      : ask('GET /subsubtopics/{id}', { params: { id: parentId } }),
    subsubtopicId: inSubtopic ? null : parentId,
    back: dashboard || !kind ? '/home' : listAddress(kind, branch),
    sequence: fromSequence ? sequenceAddress({ parentId, kind, branch: whole(branch, parentId), dashboard }) : null,
  };
}

/** The parent stands in the path; the query need not repeat it. */
function whole(branch: Branch, parentId: string): Branch {
  return Object.values(branch).includes(parentId) ? branch : { ...branch, subsubtopic: parentId };
}

const exams = {
  sats: { area: 'SAT', call: 'GET /sat_questions/{id}' },
  acts: { area: 'ACT', call: 'GET /act_questions/{id}' },
} as const;

function ofExam(page: keyof typeof exams, id: string) {
  const { area, call } = exams[page];
  const parent = ask(call, { params: { id } });
  return { area, parent, subsubtopicId: null, back: '/home', sequence: null };
}

/** Everything that the page asks first, all at once. */
export function setCalls(route: SetRoute, me: string): readonly Asked[] {
  const { setId, subsubtopicId, parent } = route;
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
