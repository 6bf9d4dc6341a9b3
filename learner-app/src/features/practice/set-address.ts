import type { Kind } from './kinds.ts';
import { type Branch, queryOf } from './list-address.ts';

type SetLink = { setId: string; parentId: string; kind: Kind; branch: Branch; dashboard: boolean };

/** A problem set that is entered from within a sequence. */
export function setAddress({ setId, parentId, kind, branch, dashboard }: SetLink): string {
  const query = { page: kind, ...branch, from: 'sequence', ...(dashboard && { dashboard: 'true' }) };
  return `/home/problemset/${setId}/${parentId}${queryOf(query)}`;
}
