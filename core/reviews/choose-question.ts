/** A question that can be shown for a card. */
export type Candidate = {
  id: string;
  rank: number;
  /** Milliseconds since 1970 of the student's last answer to it; null if it was never answered. */
  answered_at: number | null;
};

/**
 * Returns the question that is shown for a card: a question that the student has not answered, of the nearest rank, or
 * else the question with the oldest answer. Null if every candidate is `taken`.
 */
export function chooseQuestion<C extends Candidate>(
  card: { id: string; rank: number },
  candidates: readonly C[],
  taken: ReadonlySet<string>,
): C | null {
  let best: C | null = null;
  for (const candidate of candidates) {
    if (candidate.id === card.id || taken.has(candidate.id)) continue;
    if (best === null || isBefore(candidate, best, card.rank)) best = candidate;
  }
  return best;
}

function isBefore(a: Candidate, b: Candidate, rank: number): boolean {
  const [at, bt] = [a.answered_at ?? Number.NEGATIVE_INFINITY, b.answered_at ?? Number.NEGATIVE_INFINITY];
  if (at !== bt) return at < bt;
  const [ad, bd] = [Math.abs(a.rank - rank), Math.abs(b.rank - rank)];
  return ad !== bd ? ad < bd : a.id < b.id;
}
