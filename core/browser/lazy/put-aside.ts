import { newId } from '../new-id.ts';
import type { TextStorage } from '../safe-storage.ts';

/** Prefix of the storage keys. Each item has its own key. */
export const asidePrefix = 'fourfold.aside.';

/**
 * Frees a storage key that has an unreadable value of another version of the site. The value is
 * stored under another key and shown with the unsent items (outbox-backup.ts).
 */
export function moveAside(storage: TextStorage, key: string, account_id: string): void {
  const text = storage.getItem(key);
  if (text === null) return;
  storage.setItem(asidePrefix + newId(), JSON.stringify({ v: 1, account_id, key, text }));
  storage.removeItem(key);
}
