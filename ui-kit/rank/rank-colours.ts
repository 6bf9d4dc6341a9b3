import { type Rank, shownRank } from '@fourfold/core/ranks/ranks';

/** The ground of a rank and its numeral, as tokens.css has them for every rank (tokens.test.ts). */
export function rankColours(rank: Rank) {
  const shown = shownRank(rank);
  return { background: `var(--rank-${shown})`, color: `var(--on-rank-${shown})` };
}
