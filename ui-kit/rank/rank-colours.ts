import { type Rank, shownRank } from '@fourfold/core/ranks/ranks';

/** The background and text colour of a rank; tokens.css defines them for every rank (tokens.test.ts). */
export function rankColours(rank: Rank) {
  const shown = shownRank(rank);
  return { background: `var(--rank-${shown})`, color: `var(--on-rank-${shown})` };
}
