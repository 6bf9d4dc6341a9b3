import type { Query, QueryClient } from '@tanstack/react-query';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { isNotFound } from '../query-client.ts';
import { wornOut } from './worn-out.ts';

type Kept = { v: 1; key: readonly unknown[]; reply: unknown; at: number };
interface Replies extends DBSchema {
  /** Keyed by account and query, so that no account reads another's replies. */
  replies: { key: [account: string, query: string]; value: Kept };
}

const name = 'fourfold.replies';

type Keeping = {
  /** Undefined if no user is logged in: nothing is stored then. */
  account: string | undefined;
  /** Whether a user logged out: all stored replies are deleted. */
  forget: boolean;
  signal: AbortSignal;
};

/**
 * Restores the replies of queries with `meta.keep` that were stored for the account before the
 * reload, and stores new ones until the signal aborts. If storage fails or is full, the app works
 * without it.
 */
export async function keepReplies(client: QueryClient, { account, forget, signal }: Keeping): Promise<void> {
  if (forget) await deleteDB(name).catch(() => {});
  if (account === undefined || signal.aborted) return;
  const opened = open();
  opened.then((db) => restore(client, db, account, signal)).catch(() => {});
  const keep = ({ queryHash, queryKey, meta, state }: Query) => {
    if (meta?.keep !== true || state.status !== 'success') return;
    const kept: Kept = { v: 1, key: queryKey, reply: state.data, at: state.dataUpdatedAt };
    opened.then((db) => db.put('replies', kept, [account, queryHash])).catch(() => {});
  };
  client.getQueryCache().getAll().forEach(keep);
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') keep(query);
  });
  signal.addEventListener('abort', () => {
    stop();
    opened.then((db) => db.close()).catch(() => {});
  });
}

async function restore(client: QueryClient, db: IDBPDatabase<Replies>, account: string, signal: AbortSignal) {
  for (const kept of await swept(db, account)) {
    // Another account may be logged in by now.
    if (signal.aborted) return;
    const now = client.getQueryState(kept.key);
    // The server has already replied: with newer data, or that it does not exist.
    if (now?.data !== undefined || isNotFound(now?.error)) continue;
    client.setQueryData(kept.key, kept.reply, { updatedAt: kept.at });
    // Stale until refetched: a query that mounts fetches again.
    client.invalidateQueries({ queryKey: kept.key, exact: true, refetchType: 'none' });
  }
}

/** Returns the account's stored replies, after it has deleted the expired ones of all accounts. */
async function swept(db: IDBPDatabase<Replies>, account: string): Promise<Kept[]> {
  const { store, done } = db.transaction('replies', 'readwrite');
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const all = keys.map((key, at) => ({ key, kept: values[at] }));
  const readable = all.flatMap(({ key, kept }) => (isKept(kept) ? [{ key, kept, at: kept.at }] : []));
  const gone = wornOut(readable, Date.now());
  await Promise.all([...gone.map(({ key }) => store.delete(key)), done]);
  return readable.filter((one) => one.key[0] === account && !gone.includes(one)).map(({ kept }) => kept);
}

function open() {
  return openDB<Replies>(name, 1, {
    upgrade: (db) => void db.createObjectStore('replies'),
    // Closes, so that the deletion by another tab's log-out is not blocked.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

function isKept(value: unknown): value is Kept {
  const { v, key, at } = (value ?? {}) as Partial<Kept>;
  return v === 1 && Array.isArray(key) && typeof at === 'number';
}
