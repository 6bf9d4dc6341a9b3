import type { ProblemSet } from '@fourfold/core/contract/content';
import { branchIn, branchOf, isAt, type PlaceRecord } from '../branches.ts';
import { type SetReads, setReads } from '../first/set-calls.ts';
import { areas, type Branch, flagsIn, listAddress } from '../list-address.ts';
import { sequenceAddress } from './sequence-address.ts';

/** A problem set's address, read. */
export type SetRoute = SetReads & {
  /** "Math" and the like. */
  area: string;
  /** Where Back and the end of the set lead. */
  backOf(parent: PlaceRecord | null): string;
  /** The sequence that goes on when the set is mastered. */
  sequence: string | null;
  dashboard: boolean;
  /** Whether it may be shown at this address: open through its parent, which hangs where the address says (2§5). */
  admits(set: ProblemSet, parent: PlaceRecord | null): boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/** What the third segment is called in the addresses of lists. */
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
      // A link from an assignment leads to the set whatever has become of the place it hangs in.
      if (dashboard) return true;
      if (!parent || !isAt(parent, branchOf(reads.parent, parent), page, given)) return false;
      // A sequence may lead to sets that hang elsewhere.
      return sequence !== null || hangsIn(set, parentId);
    },
  };
}

/** The parent stands in the path; the query need not repeat it. */
function whole(branch: Branch, name: string, parentId: string): Branch {
  return Object.values(branch).includes(parentId) ? branch : { ...branch, [name]: parentId };
}

function hangsIn(set: ProblemSet, parentId: string): boolean {
  const { subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = set;
  return [subsubtopic_id, sattopic_id, sat_question_id, act_question_id].some((ids) => ids.includes(parentId));
}
