import type { SequenceMap } from '@fourfold/core/contract/proofs';
import { hasTerms, matchRank, parseSearch } from '../desk/links/match-question.ts';

/** A question or a problem set of the map that matches a search. */
type MapMatch = { id: string; number: number | null; title: string };

const maxMatches = 50;

/**
 * Finds questions by number or terms, and problem sets by terms. The question of exactly this number comes first, then
 * those whose number begins so, then those that have all terms, in order; sets come last.
 */
export function findInMap({ questions, sets }: SequenceMap, text: string): MapMatch[] {
  const search = parseSearch(text);
  if (search.terms.length === 0) return [];
  const ranked = questions.flatMap(({ id, position, title }) => {
    const rank = matchRank(position + 1, title.toLowerCase(), search);
    return rank === null ? [] : [{ rank, match: { id, number: position + 1, title } }];
  });
  return [
    ...ranked.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match),
    ...sets.flatMap(({ id, title }) => (hasTerms(title.toLowerCase(), search) ? [{ id, number: null, title }] : [])),
  ].slice(0, maxMatches);
}
