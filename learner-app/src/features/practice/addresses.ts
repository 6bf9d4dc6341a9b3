import type { Kind } from './kinds.ts';

/** The branch of a topic list that one came from: ids by the names that the list's address uses. */
export type Branch = Readonly<Record<string, string>>;

export function branchIn(query: URLSearchParams): Branch {
  const names = ['topic', 'subtopic', 'subsubtopic'];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}

/** The topic list with the branch open. */
export function listAddress(kind: Kind, branch: Branch): string {
  return `/home/${kind}${queryOf(branch)}`;
}

type SetLink = { setId: string; parentId: string; kind: Kind; branch: Branch; dashboard: boolean };

/** A problem set that is entered from within a sequence. */
export function setAddress({ setId, parentId, kind, branch, dashboard }: SetLink): string {
  const query = { page: kind, ...branch, from: 'sequence', ...(dashboard && { dashboard: 'true' }) };
  return `/home/problemset/${setId}/${parentId}${queryOf(query)}`;
}

type SequenceLink = { parentId: string; kind: Kind; branch: Branch; dashboard: boolean };

/** The sequence that a problem set was entered from; null when the address does not say which. */
export function sequenceAddress({ parentId, kind, branch, dashboard }: SequenceLink): string | null {
  const query = queryOf({ ...branch, ...(dashboard && { dashboard: 'true' }) });
  const { topic, subtopic, subsubtopic } = branch;
  if (subsubtopic === parentId && subtopic) return `/home/${kind}/subsubtopic/${parentId}/${subtopic}${query}`;
  return subtopic === parentId && topic ? `/home/${kind}/${parentId}/${topic}${query}` : null;
}

function queryOf(values: Branch): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}
