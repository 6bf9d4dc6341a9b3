import type { Bucket, BucketItem, BucketItemKind } from '@fourfold/core/authoring/bucket';
import { isBucketItem } from '@fourfold/core/authoring/bucket-guard';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An account's bucket in browser storage, shared by all tabs. */
export type BucketStore = {
  /** Entries that are not valid are counted and stay in the storage. */
  read(account: string): Promise<{ items: Bucket; unreadable: number }>;
  /** Resolves to false if the record is in the bucket already; then nothing is changed. */
  put(account: string, item: BucketItem): Promise<boolean>;
  remove(account: string, item: { kind: BucketItemKind; id: string }): Promise<void>;
  clear(account: string): Promise<void>;
  close(): void;
};

type Row = BucketItem & { v: 1; account_id: string; record_id: string };

interface Schema extends DBSchema {
  /** The key increases, which gives the order of adding over all tabs. */
  entries: { key: number; value: unknown; indexes: { account: string; once: [string, string, string] } };
}

/** Opens the buckets in IndexedDB. A unique index prevents duplicates, also between tabs. */
export function openBucketStore(name = 'fourfold-bucket'): BucketStore {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opens the database at first use, and again after the browser has closed it or opening failed. */
  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        const entries = db.createObjectStore('entries', { autoIncrement: true });
        entries.createIndex('account', 'account_id');
        entries.createIndex('once', ['account_id', 'kind', 'record_id'], { unique: true });
      },
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

  async function entries(mode: 'readonly' | 'readwrite') {
    const begin = (db: IDBPDatabase<Schema>) => db.transaction('entries', mode, { durability: 'strict' });
    try {
      return begin(await open());
    } catch {
      // The browser closed the connection: tries once more with a new one.
      opening = null;
      return begin(await open());
    }
  }

  return {
    async read(account) {
      const tx = await entries('readonly');
      const rows = await tx.store.index('account').getAll(account);
      const items = rows.flatMap((row) => (isRow(row) ? [itemOf(row)] : []));
      return { items, unreadable: rows.length - items.length };
    },
    async put(account, item) {
      const tx = await entries('readwrite');
      const row = { ...item, v: 1, account_id: account, record_id: item.record.id };
      const done = tx.done.catch((error) => error);
      try {
        await tx.store.add?.(row);
      } catch (error) {
        await done;
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
      const txError = await done;
      if (txError) throw txError;
      return true;
    },
    async remove(account, { kind, id }) {
      const tx = await entries('readwrite');
      const key = await tx.store.index('once').getKey([account, kind, id]);
      if (key !== undefined) await tx.store.delete?.(key);
      await tx.done;
    },
    async clear(account) {
      const tx = await entries('readwrite');
      const keys = await tx.store.index('account').getAllKeys(account);
      await Promise.all([...keys.map((key) => tx.store.delete?.(key)), tx.done]);
    },
    close() {
      void opening?.then((db) => db.close());
      opening = null;
    },
  };
}

/** An entry of a later version of the studio is not shown. */
function isRow(value: unknown): value is Row {
  return isBucketItem(value) && (value as { v?: unknown }).v === 1;
}

function itemOf({ kind, record }: Row): BucketItem {
  return { kind, record } as BucketItem;
}
