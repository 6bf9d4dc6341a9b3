/**
 * What one account may ask for of the calls that cost much, by their kind: so many at once, and as many again in so many
 * minutes. Far more than anybody does at a page, and far less than a script would.
 */
export const budgets = {
  /** All that a person has done, in one reply. */
  export: { calls: 20, minutes: 15 },
  /** Texts are searched, with each pause in typing. */
  search: { calls: 300, minutes: 5 },
  /** Rows are added up; a page shows several such sums. */
  statistics: { calls: 600, minutes: 5 },
  /** A connection that stays open. */
  stream: { calls: 300, minutes: 15 },
  /** A file is read, measured and stored. */
  upload: { calls: 200, minutes: 15 },
  /** Many rows are written, all or none. */
  batch: { calls: 200, minutes: 5 },
  /** Sends a letter. */
  letter: { calls: 200, minutes: 15 },
  /** Sent by the outbox, one at a time; on 429 it waits for Retry-After and sends again. */
  answer: { calls: 2_000, minutes: 15 },
} as const satisfies Record<string, Budget>;

export type Budget = { readonly calls: number; readonly minutes: number };
export type BudgetKind = keyof typeof budgets;
