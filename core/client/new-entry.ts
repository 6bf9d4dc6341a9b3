import type { Draft, OutboxEntry } from './outbox-entry.ts';

export function newEntry(draft: Draft): OutboxEntry {
  return { v: 1, rev: 0, aside: null, ...draft };
}
