import type { Id } from '../../contract/call.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { adding, type Kept, readable, type Unreadable } from './outbox-queue.ts';

/** The state of the outbox, as one immutable value. */
export type OutboxView = {
  /** The stored items have been read, or cannot be read. */
  known: boolean;
  /** On disk, in the order of writing. */
  kept: readonly Kept[];
  /** Created, and not on disk yet. */
  held: readonly OutboxEntry[];
  /** `failing`: unwritten entries are lost when the page closes. */
  storage: 'good' | 'failing';
  /** Failures in a row since the server last answered. */
  failures: number;
  /** The server has ended the session: nothing is sent until the account logs in again. */
  ended: boolean;
};

export const emptyView: OutboxView = {
  known: false,
  kept: [],
  held: [],
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
  const mine = entriesOf(view, account);
  const refused = mine.filter((entry) => entry.aside !== null);
  const unreadable = view.kept.filter((one): one is Unreadable => isUnreadableOf(one, account));
  const onlyHere = view.held.filter((entry) => entry.account_id === account && entry.aside === null).length;
  if (view.storage === 'failing' && onlyHere > 0) return { at: 'page', count: onlyHere };
  if (refused.length > 0 || unreadable.length > 0) return { at: 'person', refused, unreadable };
  const count = mine.length;
  if (count === 0) return { at: 'saved' };
  const onDisk = onlyHere === 0;
  return onDisk && (view.failures > 0 || view.ended) ? { at: 'here', count } : { at: 'saving', onDisk, count };
}

/**
 * An item that names an account is shown to that account only; an item that names none is shown to
 * every account.
 */
function isUnreadableOf(kept: Kept, account: Id): boolean {
  return 'unreadable' in kept && (kept.account_id === null || kept.account_id === account);
}

/** Entries of an account that the server has not confirmed, in order, with merged halves. */
export function entriesOf(view: OutboxView, account: Id): OutboxEntry[] {
  const { add, replace } = adding(view.kept, view.held);
  const grown = new Map(replace.map(({ key, entry }) => [key, entry]));
  const all = readable(view.kept).map(({ key, entry }) => grown.get(key) ?? entry);
  return [...all, ...add].filter((entry) => entry.account_id === account);
}

/** Entries of an account that are still to be sent: refused ones do not count. */
export function pendingOf(view: OutboxView, account: Id): OutboxEntry[] {
  return entriesOf(view, account).filter((entry) => entry.aside === null);
}
