import type { ExamQuestion, Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import { type Branch, branchIn, listAddress, sequenceAddress } from './addresses.ts';
import { isKind, kinds } from './kinds.ts';
import { type SetReads, setReads } from './set-calls.ts';

/** Where a set hangs, as it is read. */
export type SetParent = Subtopic | Subsubtopic | ExamQuestion;

/** A set is open through its parent: the parent, and all that is above it, is published (2§5). */
export function isPublished(parent: SetParent): boolean {
  return parent.isPublish && parent.topic_published && (!('subtopic_published' in parent) || parent.subtopic_published);
}

/** A problem set's address, read. */
export type SetRoute = SetReads & {
  /** "Math" and the like. */
  area: string;
  /** Where Back and the end of the set lead. */
  back: string;
  /** The sequence that goes on when the set is mastered. */
  sequence: string | null;
  dashboard: boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

const exams: Readonly<Record<string, string>> = { sats: 'SAT', acts: 'ACT' };

export function setRoute(params: Params, query: URLSearchParams): SetRoute {
  const reads = setReads(params, query);
  const dashboard = query.get('dashboard') === 'true';
  const page = query.get('page') ?? '';
  const exam = exams[page];
  if (exam !== undefined) return { ...reads, dashboard, area: exam, back: '/home', sequence: null };

  const { parentId } = reads;
  const kind = isKind(page) ? page : null;
  const branch = branchIn(query);
  const fromSequence = kind && query.get('from') === 'sequence';
  return {
    ...reads,
    dashboard,
    area: kind ? kinds[kind] : '',
    back: dashboard || !kind ? '/home' : listAddress(kind, branch),
    sequence: fromSequence ? sequenceAddress({ parentId, kind, branch: whole(branch, parentId), dashboard }) : null,
  };
}

/** The parent stands in the path; the query need not repeat it. */
function whole(branch: Branch, parentId: string): Branch {
  return Object.values(branch).includes(parentId) ? branch : { ...branch, subsubtopic: parentId };
}
