import type { Kind } from './kinds.ts';

/** The branch of a topic list that one came from: ids by the names that the list's address uses. */
export type Branch = Readonly<Record<string, string>>;

/** The topic list with the branch open. */
export function listAddress(kind: Kind, branch: Branch): string {
  return `/home/${kind}${queryOf(branch)}`;
}

export function queryOf(values: Branch): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}
