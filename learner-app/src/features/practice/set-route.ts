import type { ExamQuestion, Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { isKind, kinds } from './kinds.ts';
import { type Branch, listAddress } from './list-address.ts';
import { branchIn, sequenceAddress } from './sequence-address.ts';
import { type SetReads, setReads } from './set-calls.ts';

/** Where a set hangs, as it is read. */
export type SetParent = Topic | Subtopic | Subsubtopic | ExamQuestion;

/** A set is open through its parent: the parent, and all that is above it, is published (2§5). */
export function isPublished(parent: SetParent): boolean {
  const above = [
    'topic_published' in parent ? parent.topic_published : true,
    'subtopic_published' in parent ? parent.subtopic_published : true,
  ];
  return parent.isPublish && above.every(Boolean);
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

/** Pages that no sequence leads through: what they are called, and where Back leads. */
const others: Readonly<Record<string, { area: string; back(parentId: string): string }>> = {
  sats: { area: 'SAT', back: () => '/home' },
  acts: { area: 'ACT', back: () => '/home' },
  'sat-topics': { area: 'SAT', back: (topic) => `/home/sat-topics?topic=${topic}` },
};

export function setRoute(params: Params, query: URLSearchParams): SetRoute {
  const reads = setReads(params, query);
  const dashboard = query.get('dashboard') === 'true';
  const page = query.get('page') ?? '';
  const { parentId } = reads;
  const other = others[page];
  if (other) return { ...reads, dashboard, area: other.area, back: other.back(parentId), sequence: null };

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
