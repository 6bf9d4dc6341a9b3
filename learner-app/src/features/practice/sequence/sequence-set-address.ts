import { type Branch, queryString } from '../list-address.ts';

type SetLink = {
  setId: string;
  parentId: string;
  page: string;
  branch: Branch;
  flags: Branch;
  /** The sequence continues after the set. */
  isInSequence: boolean;
};

/** URL of a problem set of a sequence. */
export function setAddress({ setId, parentId, page, branch, flags, isInSequence }: SetLink): string {
  return `/home/problemset/${setId}/${parentId}${queryString({ page, ...branch, ...(isInSequence && { from: 'sequence' }), ...flags })}`;
}
