import type { Draft, OutboxEntry } from './outbox-entry.ts';

/** A draft as the outbox keeps it: nothing of it refused yet. */
export function newEntry(draft: Draft): OutboxEntry {
  return { v: 1, rev: 0, aside: null, ...draft };
}
