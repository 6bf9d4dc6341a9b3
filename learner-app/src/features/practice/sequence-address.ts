import type { Kind } from './kinds.ts';
import { type Branch, queryOf } from './list-address.ts';

export function branchIn(query: URLSearchParams): Branch {
  const names = ['topic', 'subtopic', 'subsubtopic'];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}

type SequenceLink = { parentId: string; kind: Kind; branch: Branch; dashboard: boolean };

/** The sequence that a problem set was entered from; null when the address does not say which. */
export function sequenceAddress({ parentId, kind, branch, dashboard }: SequenceLink): string | null {
  const query = queryOf({ ...branch, ...(dashboard && { dashboard: 'true' }) });
  const { topic, subtopic, subsubtopic } = branch;
  if (subsubtopic === parentId && subtopic) return `/home/${kind}/subsubtopic/${parentId}/${subtopic}${query}`;
  return subtopic === parentId && topic ? `/home/${kind}/${parentId}/${topic}${query}` : null;
}
