import type { DraftPorts } from '@fourfold/core/authoring/draft-ports';
import { isKeptDraft, type KeptDraft } from '@fourfold/core/authoring/drafts';
import { newId } from '@fourfold/core/browser/new-id';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const database = 'fourfold-drafts';
interface Schema extends DBSchema {
  drafts: { key: [account: string, key: string]; value: unknown };
}

/**
 * The drafts of an account in IndexedDB. Entries that are not valid drafts are counted, and never
 * overwritten.
 */
export function openDraftStore(account: string, name = database): DraftPorts['store'] & { close(): void } {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  /**
   * Opens the database at first use, and again after the browser has closed it or opening failed.
   */
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
  async function change({ key, stamp }: KeptDraft, put: KeptDraft | null): Promise<void> {
    const { store, done } = await transaction();
    done.catch(() => {});
    const place: [string, string] = [account, key];
    const there = await store.get(place);
    if (isKeptDraft(there) ? there.stamp <= stamp : put) await (put ? store.put(put, place) : store.delete(place));
    // A draft of another version is moved to another key, not overwritten.
    if (put && there !== undefined && !isKeptDraft(there)) await store.put(there, [account, `aside ${newId()} ${key}`]);
    await done;
  }

  async function all(): Promise<unknown[]> {
    return await (await open()).getAll('drafts', IDBKeyRange.bound([account], [account, []]));
  }

  return {
    read: async () => (await all()).filter(isKeptDraft),
    strange: async () => (await all()).filter((one) => !isKeptDraft(one)).length,
    write: (draft) => change(draft, draft),
    remove: (draft) => change(draft, null),
    close() {
      void opening?.then((db) => db.close());
      opening = null;
    },
  };
}
