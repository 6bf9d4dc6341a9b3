import type { ProblemSet } from '@fourfold/core/contract/content';
import { branchOf, isVisibleAt, type ParentRecord, parseBranch } from '../content-branch.ts';
import { type SetRequests, setRequests } from '../first/set-calls.ts';
import { type Branch, listAddress, listLabels, parseFlags } from '../list-address.ts';
import { sequenceAddress } from './set-sequence-address.ts';

/** The parsed URL of a problem set. */
export type SetRoute = SetRequests & {
  /** For example "Math". */
  area: string;
  /** Where Back and the end of the set lead. */
  backAddress(parent: ParentRecord | null): string;
  /** URL of the sequence that continues after the set (PBS-010); null outside a sequence. */
  sequence: string | null;
  dashboard: boolean;
  /** Whether the set may be shown at this URL: its parent is open, and is where the URL says (ACC-040, Q127). */
  canShow(set: ProblemSet, parent: ParentRecord | null): boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/** Query name of the third path segment, in the URLs of lists. */
const parentNames: Readonly<Record<string, string>> = {
  sats: 'sat_question',
  acts: 'act_question',
  'sat-topics': 'topic',
};

export function setRoute(params: Params, query: URLSearchParams): SetRoute {
  const requests = setRequests(params, query);
  const { parentId } = requests;
  const given = parseBranch(query);
  const page = query.get('page') ?? (requests.parent[0] === 'GET /sat_questions/{id}' ? 'sats' : '');
  const flags = parseFlags(query);
  const { dashboard, ...listFlags } = flags;
  const branch = withParent(given, parentNames[page] ?? 'subsubtopic', parentId);
  const isWithin = query.get('from') === 'sequence' && page in listLabels;
  const sequence = isWithin ? sequenceAddress({ parentId, page, branch, flags }) : null;
  return {
    ...requests,
    dashboard: dashboard !== undefined,
    area: listLabels[page] ?? '',
    backAddress: (parent) =>
      dashboard
        ? '/home'
        : listAddress(page, { ...(parent ? branchOf(requests.parent, parent) : branch), ...listFlags }),
    sequence,
    canShow(set, parent) {
      // A link from an assignment opens the set whatever has happened to its parent (Q26, Q292).
      if (dashboard) return true;
      if (!parent || !isVisibleAt(parent, branchOf(requests.parent, parent), page, given)) return false;
      // A sequence may lead to sets of other parents (Q127).
      return sequence !== null || isChildOf(set, parentId);
    },
  };
}

/** Adds the parent, which is in the path and may be missing in the query. */
function withParent(branch: Branch, name: string, parentId: string): Branch {
  return Object.values(branch).includes(parentId) ? branch : { ...branch, [name]: parentId };
}

function isChildOf(set: ProblemSet, parentId: string): boolean {
  const { subsubtopic_id, sattopic_id, sat_question_id, act_question_id } = set;
  return [subsubtopic_id, sattopic_id, sat_question_id, act_question_id].some((ids) => ids.includes(parentId));
}
