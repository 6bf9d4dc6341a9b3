import type { Day } from '../day/day.ts';

type DueCard = { card: string; due: Day };

/** Returns the cards that are due on a day, the longest overdue first; those of one day by their id. */
export function dueCards<Card extends DueCard>(cards: readonly Card[], day: Day): Card[] {
  return cards.filter(({ due }) => due <= day).sort((a, b) => compare(a.due, b.due) || compare(a.card, b.card));
}

/** How many cards can still be reviewed on a day, after `done` were answered on it. */
export function openReviews(limit: number, done: number): number {
  return Math.max(0, limit - done);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
