import type { SearchKind } from '@fourfold/core/contract/desk';

/** What is looked for: words, and what the finds have to be; `''` is anything. */
export type Wanted = {
  q: string;
  kind: SearchKind | '';
  published: 'true' | 'false' | '';
  free_response: 'true' | 'false' | '';
};

export const nothingWanted: Wanted = { q: '', kind: '', published: '', free_response: '' };

/** What a find is, in words. */
export const kindWords = {
  topic: 'Topic',
  subtopic: 'Subtopic',
  subsubtopic: 'Subsubtopic',
  problem_set: 'Problem set',
  question: 'Question',
  sat: 'SAT',
  act: 'ACT',
} as const satisfies Record<SearchKind, string>;

/** As a call's query: words without the spaces around them, and only the filters that are set. */
export function queryOfWanted({ q, kind, published, free_response }: Wanted) {
  return {
    q: q.trim(),
    ...(kind && { kind }),
    ...(published && { published }),
    ...(free_response && { free_response }),
  };
}
