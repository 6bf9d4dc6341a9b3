import type { Id } from '../../contract/call.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { adding, type Kept, readable, type Unreadable } from './outbox-queue.ts';

/** What the outbox knows, as one immutable value. */
export type OutboxView = {
  /** What lies on disk has been looked at, or cannot be. */
  known: boolean;
  /** On disk, in the order of writing. */
  kept: readonly Kept[];
  /** Made, and not yet on disk. */
  held: readonly OutboxEntry[];
  /** `failing`: what is held lives only as long as this page. */
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

/** What the bar says. */
export type SavedState =
  | { at: 'saved' }
  /** `onDisk`: all of it is safe in this browser already. */
  | { at: 'saving'; onDisk: boolean; count: number }
  /** Safe in this browser, and on its way. */
  | { at: 'here'; count: number }
  /** Storage fails: safe only while the page is open. */
  | { at: 'page'; count: number }
  | { at: 'person'; refused: readonly OutboxEntry[]; unreadable: readonly Unreadable[] };

/** What the bar says to an account, the worst first: only in this page, needs a person, not on the server yet. */
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

/** What names another account is that account's alone; what names none is shown to whoever is there. */
function isUnreadableOf(kept: Kept, account: Id): boolean {
  return 'unreadable' in kept && (kept.account_id === null || kept.account_id === account);
}

/** What an account did and the server has not confirmed, in order, halves joined. */
export function entriesOf(view: OutboxView, account: Id): OutboxEntry[] {
  const { add, replace } = adding(view.kept, view.held);
  const grown = new Map(replace.map(({ key, entry }) => [key, entry]));
  const all = readable(view.kept).map(({ key, entry }) => grown.get(key) ?? entry);
  return [...all, ...add].filter((entry) => entry.account_id === account);
}

/** What an account did and is still on its way: refused entries will not count. */
export function pendingOf(view: OutboxView, account: Id): OutboxEntry[] {
  return entriesOf(view, account).filter((entry) => entry.aside === null);
}
