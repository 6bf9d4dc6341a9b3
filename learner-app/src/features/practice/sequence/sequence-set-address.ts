import { type Branch, queryString } from '../list-address.ts';

type SetLink = {
  setId: string;
  parentId: string;
  /** Path segment of the list to return to. */
  page: string;
  branch: Branch;
  /** The URL flags `dashboard` and `mock` (Q26). */
  flags: Branch;
  /** The sequence continues after the set. */
  isInSequence: boolean;
};

/** URL of a problem set of a sequence. */
export function setAddress({ setId, parentId, page, branch, flags, isInSequence }: SetLink): string {
  return `/home/problemset/${setId}/${parentId}${queryString({ page, ...branch, ...(isInSequence && { from: 'sequence' }), ...flags })}`;
}
