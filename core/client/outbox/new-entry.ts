import type { OutboxDraft, OutboxEntry } from './outbox-entry.ts';

/** An entry for the outbox, made of a draft and not refused. */
export function newEntry(draft: OutboxDraft): OutboxEntry {
  return { v: 1, rev: 0, aside: null, ...draft };
}
