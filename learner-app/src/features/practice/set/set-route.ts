import type { ProblemSet } from '@fourfold/core/contract/content';
import { branchIn, branchOf, isAt, type PlaceRecord } from '../branches.ts';
import { type SetReads, setReads } from '../first/set-calls.ts';
import { areas, type Branch, flagsIn, listAddress } from '../list-address.ts';
import { sequenceAddress } from './sequence-address.ts';

/** The parsed URL of a problem set. */
export type SetRoute = SetReads & {
  /** For example "Math". */
  area: string;
  /** Where Back and the end of the set lead. */
  backOf(parent: PlaceRecord | null): string;
  /** URL of the sequence that continues after the set (PBS-010); null outside a sequence. */
  sequence: string | null;
  dashboard: boolean;
  /**
   * Whether the set may be shown at this URL: its parent is open, and is where the URL says
   * (ACC-040, Q127).
   */
  admits(set: ProblemSet, parent: PlaceRecord | null): boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/** Query name of the third path segment, in the URLs of lists. */
const parentNames: Readonly<Record<string, string>> = {
  sats: 'sat_question',
  acts: 'act_question',
  'sat-topics': 'topic',
};

export function setRoute(params: Params, query: URLSearchParams): SetRoute {
  const reads = setReads(params, query);
  const { parentId } = reads;
  const given = branchIn(query);
  const page = query.get('page') ?? (reads.parent[0] === 'GET /sat_questions/{id}' ? 'sats' : '');
  const flags = flagsIn(query);
  const { dashboard, ...kept } = flags;
  const branch = whole(given, parentNames[page] ?? 'subsubtopic', parentId);
  const isWithin = query.get('from') === 'sequence' && page in areas;
  const sequence = isWithin ? sequenceAddress({ parentId, page, branch, flags }) : null;
  return {
    ...reads,
    dashboard: dashboard !== undefined,
    area: areas[page] ?? '',
    backOf: (parent) =>
      dashboard ? '/home' : listAddress(page, { ...(parent ? branchOf(reads.parent, parent) : branch), ...kept }),
    sequence,
    admits(set, parent) {
      // A link from an assignment opens the set whatever has happened to its parent (Q26, Q292).
      if (dashboard) return true;
      if (!parent || !isAt(parent, branchOf(reads.parent, parent), page, given)) return false;
      // A sequence may lead to sets of other parents (Q127).
      return sequence !== null || hangsIn(set, parentId);
    },
  };
}

/** Adds the parent, which is in the path and may be missing in the query. */
function whole(branch: Branch, name: string, parentId: string): Branch {
  return Object.values(branch).includes(parentId) ? branch : { ...branch, [name]: parentId };
}

function hangsIn(set: ProblemSet, parentId: string): boolean {
  const { subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = set;
  return [subsubtopic_id, sattopic_id, sat_question_id, act_question_id].some((ids) => ids.includes(parentId));
}
