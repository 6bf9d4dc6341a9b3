/**
 * Difficulty ranks of questions, the easiest first. Stored as these numbers, shown from 1. Every other list of ranks is
 * derived from this one. A new rank also needs its colours and the check in the database; tests fail without them.
 */
export const ranks = [0, 1, 2, 3, 4] as const;
export type Rank = (typeof ranks)[number];

export const easiest: Rank = ranks[0];
export const hardest: Rank = ranks[ranks.length - 1] ?? easiest;

/** Whether a value of unknown origin is a rank. */
export function isRank(value: unknown): value is Rank {
  return ranks.some((rank) => rank === value);
}

/** The number that users see, from 1. */
export function shownRank(rank: Rank): number {
  return rank + 1;
}
