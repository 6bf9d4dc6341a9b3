import { isOutboxEntry } from '../client/is-outbox-entry.ts';
import { type Draft, newEntry } from '../client/outbox-entry.ts';
import { prefix } from './landing.ts';

/** What landed and was never taken over, by any tab, in the order it was made; what no guard accepts stays where it is. */
export function landed(storage: () => Storage): Draft[] {
  try {
    const own = storage();
    const keys = Array.from({ length: own.length }, (_, at) => own.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
    const drafts = keys.map((key) => parsed(own.getItem(key))).filter((draft) => draft !== null);
    return drafts.sort((a, b) => a.written_at - b.written_at || (a.id < b.id ? -1 : 1));
  } catch {
    return [];
  }
}

/** The outbox has it on disk: it need not lie here as well. */
export function lift(storage: () => Storage, id: string): void {
  try {
    storage().removeItem(prefix + id);
  } catch {
    // What cannot be removed is taken over once more at the next start, and counted once.
  }
}

function parsed(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? '');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && isOutboxEntry(newEntry(value as Draft));
}
