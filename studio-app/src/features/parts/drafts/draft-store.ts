import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isLocalDraft, type LocalDraft } from '@fourfold/core/authoring/drafts';
import { newId } from '@fourfold/core/browser/new-id';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const databaseName = 'fourfold-drafts';
interface Schema extends DBSchema {
  drafts: { key: [account: string, key: string]; value: unknown };
}

/** The drafts of an account in IndexedDB. Entries that are not valid drafts are counted, and never overwritten. */
export function openDraftStore(account: string, name = databaseName): DraftPorts['store'] & { close(): void } {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opens the database at first use, and again after the browser has closed it or opening failed. */
  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('drafts'),
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

  async function transaction() {
    const begin = async () => (await open()).transaction('drafts', 'readwrite', { durability: 'strict' });
    try {
      return await begin();
    } catch {
      // The browser closed the connection: tries once more with a new one.
      opening = null;
      return await begin();
    }
  }

  /** Replaces or deletes a stored draft, unless the stored one is newer. */
  async function replace({ key, stamp }: LocalDraft, put: LocalDraft | null): Promise<void> {
    const { store, done } = await transaction();
    done.catch(() => {});
    const recordKey: [string, string] = [account, key];
    const stored = await store.get(recordKey);
    if (isLocalDraft(stored) ? stored.stamp <= stamp : put)
      await (put ? store.put(put, recordKey) : store.delete(recordKey));
    // A draft of another version is moved to another key, not overwritten.
    if (put && stored !== undefined && !isLocalDraft(stored))
      await store.put(stored, [account, `aside ${newId()} ${key}`]);
    await done;
  }

  async function readAll(): Promise<unknown[]> {
    return await (await open()).getAll('drafts', IDBKeyRange.bound([account], [account, []]));
  }

  return {
    read: async () => (await readAll()).filter(isLocalDraft),
    countUnreadable: async () => (await readAll()).filter((one) => !isLocalDraft(one)).length,
    write: (draft) => replace(draft, draft),
    remove: (draft) => replace(draft, null),
    close() {
      void opening?.then((db) => db.close());
      opening = null;
    },
  };
}
