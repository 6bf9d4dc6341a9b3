import type { SearchKind } from '@fourfold/core/contract/desk';

/** The words and filters of a search; an empty filter matches all. */
export type Wanted = {
  q: string;
  kind: SearchKind | '';
  published: 'true' | 'false' | '';
  free_response: 'true' | 'false' | '';
};

export const nothingWanted: Wanted = { q: '', kind: '', published: '', free_response: '' };

/** The label of each kind of hit. */
export const kindWords = {
  topic: 'Topic',
  subtopic: 'Subtopic',
  subsubtopic: 'Subsubtopic',
  problem_set: 'Problem set',
  question: 'Question',
  sat: 'SAT',
  act: 'ACT',
} as const satisfies Record<SearchKind, string>;

/** The input of the call: the words trimmed, and the filters that are set. */
export function queryOfWanted({ q, kind, published, free_response }: Wanted) {
  return {
    q: q.trim(),
    ...(kind && { kind }),
    ...(published && { published }),
    ...(free_response && { free_response }),
  };
}
