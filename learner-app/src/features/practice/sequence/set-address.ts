import { type Branch, queryOf } from '../list-address.ts';

type SetLink = {
  setId: string;
  parentId: string;
  page: string;
  branch: Branch;
  flags: Branch;
  /** The sequence continues after the set. */
  within: boolean;
};

/** URL of a problem set of a sequence. */
export function setAddress({ setId, parentId, page, branch, flags, within }: SetLink): string {
  return `/home/problemset/${setId}/${parentId}${queryOf({ page, ...branch, ...(within && { from: 'sequence' }), ...flags })}`;
}
