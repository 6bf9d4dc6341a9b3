import type { Query, QueryClient } from '@tanstack/react-query';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { isNotFound } from '../query-client.ts';
import { expiredReplies } from './expired-replies.ts';

type StoredReply = { v: 1; key: readonly unknown[]; reply: unknown; at: number };
interface ReplyDatabase extends DBSchema {
  /** Keyed by account and query, so that no account reads another's replies. */
  replies: { key: [account: string, query: string]; value: StoredReply };
}

const databaseName = 'fourfold.replies';

type PersistOptions = {
  /** Undefined if no user is logged in: nothing is stored then. */
  account: string | undefined;
  /** Whether a user logged out: all stored replies are deleted. */
  forget: boolean;
  signal: AbortSignal;
};

/**
 * Restores the replies of queries with `meta.keep` that were stored for the account before the reload, and stores new
 * ones until the signal aborts. If storage fails or is full, the app works without it.
 */
export async function persistReplies(client: QueryClient, { account, forget, signal }: PersistOptions): Promise<void> {
  if (forget) await deleteDB(databaseName).catch(() => {});
  if (account === undefined || signal.aborted) return;
  const opened = openDatabase();
  opened.then((db) => restore(client, db, account, signal)).catch(() => {});
  const storeReply = ({ queryHash, queryKey, meta, state }: Query) => {
    if (meta?.keep !== true || state.status !== 'success') return;
    const stored: StoredReply = { v: 1, key: queryKey, reply: state.data, at: state.dataUpdatedAt };
    opened.then((db) => db.put('replies', stored, [account, queryHash])).catch(() => {});
  };
  client.getQueryCache().getAll().forEach(storeReply);
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') storeReply(query);
  });
  signal.addEventListener('abort', () => {
    stop();
    opened.then((db) => db.close()).catch(() => {});
  });
}

async function restore(client: QueryClient, db: IDBPDatabase<ReplyDatabase>, account: string, signal: AbortSignal) {
  for (const stored of await deleteExpired(db, account)) {
    // Another account may be logged in by now.
    if (signal.aborted) return;
    const now = client.getQueryState(stored.key);
    // The server has already replied: with newer data, or that it does not exist.
    if (now?.data !== undefined || isNotFound(now?.error)) continue;
    client.setQueryData(stored.key, stored.reply, { updatedAt: stored.at });
    // Stale until refetched: a query that mounts fetches again.
    client.invalidateQueries({ queryKey: stored.key, exact: true, refetchType: 'none' });
  }
}

/** Returns the account's stored replies, after it has deleted the expired ones of all accounts. */
async function deleteExpired(db: IDBPDatabase<ReplyDatabase>, account: string): Promise<StoredReply[]> {
  const { store, done } = db.transaction('replies', 'readwrite');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const all = keys.map((key, at) => ({ key, stored: values[at] }));
  const readable = all.flatMap(({ key, stored }) =>
    isStoredReply(stored) ? [{ key, reply: stored, at: stored.at }] : [],
  );
  const expired = expiredReplies(readable, Date.now());
  await Promise.all([...expired.map(({ key }) => store.delete(key)), done]);
  return readable.filter((one) => one.key[0] === account && !expired.includes(one)).map(({ reply: stored }) => stored);
}

function openDatabase() {
  return openDB<ReplyDatabase>(databaseName, 1, {
    upgrade: (db) => void db.createObjectStore('replies'),
    // Closes, so that the deletion by another tab's log-out is not blocked.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

function isStoredReply(value: unknown): value is StoredReply {
  const { v, key, at } = (value ?? {}) as Partial<StoredReply>;
  return v === 1 && Array.isArray(key) && typeof at === 'number';
}
