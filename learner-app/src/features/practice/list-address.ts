import { kinds } from './first/kinds.ts';

/** Ids by the names that the addresses of lists use. */
export type Branch = Readonly<Record<string, string>>;

/** The lists that questions are reached from, by their addresses, with what they are lists of. */
export const areas: Readonly<Record<string, string>> = { ...kinds, sats: 'SAT', acts: 'ACT', 'sat-topics': 'SAT' };

/** The list with the branch open; the dashboard where there is no such list. */
export function listAddress(page: string, branch: Branch): string {
  return `/home${page in areas ? `/${page}${queryOf(branch)}` : ''}`;
}

export function queryOf(values: Branch): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}

/** What goes along from page to page: that one came from the dashboard, and that it is the mock (Q26). */
export function flagsIn(query: URLSearchParams): Branch {
  return Object.fromEntries(
    ['dashboard', 'mock'].flatMap((name) => (query.get(name) === 'true' ? [[name, 'true']] : [])),
  );
}
