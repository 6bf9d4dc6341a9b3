/**
 * Rate budgets of one account for expensive calls, by kind: `calls` at once, and as many again
 * every `minutes`. Far more than a person needs, far less than a script would use.
 */
export const budgets = {
  /** A student's complete results in one reply. */
  export: { calls: 20, minutes: 15 },
  /** A text search at each pause in typing. */
  search: { calls: 300, minutes: 5 },
  /** Sums over many rows; a page shows several. */
  statistics: { calls: 600, minutes: 5 },
  /** A connection that stays open. */
  stream: { calls: 300, minutes: 15 },
  /** Reads, measures and stores a file. */
  upload: { calls: 200, minutes: 15 },
  /** Writes many rows, all or none. */
  batch: { calls: 200, minutes: 5 },
  /** Sends an email. */
  letter: { calls: 200, minutes: 15 },
  /** Sent by the outbox, one at a time; after 429 it waits for Retry-After and sends again. */
  answer: { calls: 2_000, minutes: 15 },
} as const satisfies Record<string, Budget>;

export type Budget = { readonly calls: number; readonly minutes: number };
export type BudgetKind = keyof typeof budgets;
