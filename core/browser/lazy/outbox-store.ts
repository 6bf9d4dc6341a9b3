import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isOutboxEntry } from '../../client/outbox/is-outbox-entry.ts';
import type { OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import type { OutboxStore } from '../../client/outbox/outbox-ports.ts';
import { namedAccount, type StoredItem } from '../../client/outbox/outbox-queue.ts';

const database = 'fourfold-outbox';
interface Schema extends DBSchema {
  /** The keys only grow, so they give the order of writing over all tabs. */
  entries: { key: number; value: unknown };
}

/** The outbox in IndexedDB: one object store with strict durability. Unreadable items are never changed. */
export function openOutboxStore(name = database): OutboxStore & { close(): void } {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opens the database at first use, and again after the browser closed it or after a failure. */
  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('entries', { autoIncrement: true }),
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  async function transaction(mode: 'readonly' | 'readwrite') {
    const db = await open();
    try {
      // Chromium's default is 'relaxed', which completes before the data is on disk.
      return db.transaction('entries', mode, { durability: 'strict' });
    } catch {
      // The browser closed the connection: try once on a new one.
      opening = null;
      return (await open()).transaction('entries', mode, { durability: 'strict' });
    }
  }

  return {
    async read() {
      const { store, done } = await transaction('readonly');
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
      return storedItems(keys, values);
    },
    async change(decide) {
      const tx = await transaction('readwrite');
      ignoreRejection(tx.done);
      try {
        const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
        const before = storedItems(keys, values);
        const { add, replace, remove } = decide(before);
        const put = new Map<number, OutboxEntry>(replace.map(({ key, entry }) => [key, entry]));
        const added = add.map((entry) => ignoreRejection(tx.store.add?.(entry)));
        const others = [
          ...remove.map((key) => ignoreRejection(tx.store.delete?.(key))),
          ...[...put].map(([key, entry]) => ignoreRejection(tx.store.put?.(entry, key))),
        ];
        const [newKeys] = await Promise.all([Promise.all(added), ...others, tx.done]);
        const remaining = before
          .filter(({ key }) => !remove.includes(key) || put.has(key))
          .map((one) => replaced(one, put.get(one.key)));
        return [...remaining, ...add.map((entry, n) => ({ key: newKeys[n] as number, entry }))];
      } catch (error) {
        abort(tx);
        throw error;
      }
    },
    close() {
      void opening?.then((db) => db.close());
      opening = null;
    },
  };
}

/** Handles the rejections of single requests, because the transaction reports the failure. */
function ignoreRejection<T>(request: Promise<T> | undefined): Promise<T> | undefined {
  request?.catch(() => {});
  return request;
}

/** Rolls back the change. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction has ended already.
  }
}

function replaced(one: StoredItem, entry: OutboxEntry | undefined): StoredItem {
  return entry ? { key: one.key, entry } : one;
}

function storedItems(keys: readonly number[], values: readonly unknown[]): StoredItem[] {
  return keys.map((key, n) => {
    const value = values[n];
    return isOutboxEntry(value) ? { key, entry: value } : { key, unreadable: value, account_id: namedAccount(value) };
  });
}
