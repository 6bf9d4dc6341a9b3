import { type Branch, queryOf } from '../list-address.ts';

type SetLink = { setId: string; parentId: string; page: string; branch: Branch; flags: Branch };

/** A problem set that is entered from within a sequence. */
export function setAddress({ setId, parentId, page, branch, flags }: SetLink): string {
  return `/home/problemset/${setId}/${parentId}${queryOf({ page, ...branch, from: 'sequence', ...flags })}`;
}
