import type { SequenceMap } from '@fourfold/core/contract/proofs';

/** A question or a problem set of the map that matches a search. */
type MapMatch = { id: string; number: number | null; title: string };

const maxMatches = 50;

/**
 * Finds questions by number or terms, and problem sets by terms. The question of exactly this number comes first, then
 * those whose number begins so, then those that have all terms, in order; sets come last.
 */
export function findInMap({ questions, sets }: SequenceMap, text: string): MapMatch[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const number = /^\d{1,6}$/.test(text.trim()) ? `${Number(text)}` : null;
  const hasTerms = (title: string) => terms.every((term) => title.toLowerCase().includes(term));
  const ranked = questions.flatMap(({ id, position, title }) => {
    const own = `${position + 1}`;
    const rank = own === number ? 0 : number !== null && own.startsWith(number) ? 1 : hasTerms(title) ? 2 : null;
    return rank === null ? [] : [{ rank, match: { id, number: position + 1, title } }];
  });
  return [
    ...ranked.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match),
    ...sets.flatMap(({ id, title }) => (hasTerms(title) ? [{ id, number: null, title }] : [])),
  ].slice(0, maxMatches);
}
