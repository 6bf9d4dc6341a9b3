import { newId } from '../new-id.ts';
import type { TextStorage } from '../safe-storage.ts';

/** Each thing lies under a key of its own. */
export const asidePrefix = 'fourfold.aside.';

/**
 * Makes room under a key where another version of the site has left something that this one cannot read. It is kept,
 * and shown with what could not be sent (`strangeLandings`).
 */
export function putAside(storage: TextStorage, key: string, account_id: string): void {
  const text = storage.getItem(key);
  if (text === null) return;
  storage.setItem(asidePrefix + newId(), JSON.stringify({ v: 1, account_id, key, text }));
  storage.removeItem(key);
}
