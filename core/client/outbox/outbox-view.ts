import type { Id } from '../../contract/call.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { addChange, readableEntries, type StoredItem, type Unreadable } from './outbox-queue.ts';

/** The state of the outbox, as one immutable value. */
export type OutboxView = {
  /** The stored items have been read, or cannot be read. */
  isLoaded: boolean;
  /** On disk, in the order of writing. */
  stored: readonly StoredItem[];
  /** Created, and not on disk yet. */
  unwritten: readonly OutboxEntry[];
  /** `failing`: unwritten entries are lost when the page closes. */
  storage: 'good' | 'failing';
  /** Failures in a row since the server last answered. */
  failures: number;
  /** The server has ended the session: nothing is sent until the account logs in again. */
  ended: boolean;
};

export const emptyView: OutboxView = {
  isLoaded: false,
  stored: [],
  unwritten: [],
  storage: 'good',
  failures: 0,
  ended: false,
};

/** The state that the status bar shows. */
export type SavedState =
  | { at: 'saved' }
  /** `onDisk`: every entry is stored in this browser. */
  | { at: 'saving'; onDisk: boolean; count: number }
  /** Stored in this browser, and waiting to be sent. */
  | { at: 'here'; count: number }
  /** Storage fails: entries exist only while the page is open. */
  | { at: 'page'; count: number }
  | { at: 'person'; refused: readonly OutboxEntry[]; unreadable: readonly Unreadable[] };

/**
 * The state of an account for the status bar, worst first: only in this page, needs the user's
 * attention, not on the server yet.
 */
export function savedState(view: OutboxView, account: Id): SavedState {
  const mine = unconfirmedEntries(view, account);
  const refused = mine.filter((entry) => entry.aside !== null);
  const unreadable = view.stored.filter((one): one is Unreadable => isUnreadableOf(one, account));
  const unwrittenCount = view.unwritten.filter((entry) => entry.account_id === account && entry.aside === null).length;
  if (view.storage === 'failing' && unwrittenCount > 0) return { at: 'page', count: unwrittenCount };
  if (refused.length > 0 || unreadable.length > 0) return { at: 'person', refused, unreadable };
  const count = mine.length;
  if (count === 0) return { at: 'saved' };
  const onDisk = unwrittenCount === 0;
  return onDisk && (view.failures > 0 || view.ended) ? { at: 'here', count } : { at: 'saving', onDisk, count };
}

/** An item that names an account is shown to that account only; an item that names none is shown to every account. */
function isUnreadableOf(stored: StoredItem, account: Id): boolean {
  return 'unreadable' in stored && (stored.account_id === null || stored.account_id === account);
}

/** Entries of an account that the server has not confirmed, in order, with merged halves. */
export function unconfirmedEntries(view: OutboxView, account: Id): OutboxEntry[] {
  const { add, replace } = addChange(view.stored, view.unwritten);
  const grown = new Map(replace.map(({ key, entry }) => [key, entry]));
  const all = readableEntries(view.stored).map(({ key, entry }) => grown.get(key) ?? entry);
  return [...all, ...add].filter((entry) => entry.account_id === account);
}

/** Entries of an account that are still to be sent: refused ones do not count. */
export function pendingEntries(view: OutboxView, account: Id): OutboxEntry[] {
  return unconfirmedEntries(view, account).filter((entry) => entry.aside === null);
}
