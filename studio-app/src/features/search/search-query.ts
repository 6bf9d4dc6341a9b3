import type { SearchKind } from '@fourfold/core/contract/desk';

/** The words and filters of a search; an empty filter matches all. */
export type SearchQuery = {
  q: string;
  kind: SearchKind | '';
  published: 'true' | 'false' | '';
  free_response: 'true' | 'false' | '';
};

export const emptyQuery: SearchQuery = { q: '', kind: '', published: '', free_response: '' };

/** The label of each kind of hit. */
export const kindLabels = {
  topic: 'Topic',
  subtopic: 'Subtopic',
  subsubtopic: 'Subsubtopic',
  problem_set: 'Problem set',
  question: 'Question',
  sat: 'SAT',
  act: 'ACT',
} as const satisfies Record<SearchKind, string>;

/** The input of the call: the words trimmed, and the filters that are set. */
export function searchRequestQuery({ q, kind, published, free_response }: SearchQuery) {
  return {
    q: q.trim(),
    ...(kind && { kind }),
    ...(published && { published }),
    ...(free_response && { free_response }),
  };
}
