import { practiceTopicKinds, topicKinds } from '@fourfold/core/topics/topic-kinds';

/** Ids of a content branch, by the names that list URLs use. */
export type Branch = Readonly<Record<string, string>>;

/** The lists that lead to questions, by their path segment, with their labels. */
export const listLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(practiceTopicKinds.map((kind) => [kind, topicKinds[kind].title])),
  sats: 'SAT',
  acts: 'ACT',
  'sat-topics': 'SAT',
};

/** URL of a list with a branch open; the dashboard if there is no such list. */
export function listAddress(page: string, branch: Branch): string {
  return `/home${page in listLabels ? `/${page}${queryString(branch)}` : ''}`;
}

export function queryString(values: Branch): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}

/** The URL flags that are passed from page to page: `dashboard` and `mock` (Q26). */
export function parseFlags(query: URLSearchParams): Branch {
  return Object.fromEntries(
    ['dashboard', 'mock'].flatMap((name) => (query.get(name) === 'true' ? [[name, 'true']] : [])),
  );
}
