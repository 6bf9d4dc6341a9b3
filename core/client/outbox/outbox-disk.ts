import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import {
  addChange,
  applyChange,
  isStored,
  mergeChanges,
  noChange,
  readableEntries,
  refusedEntries,
  retryChange,
  type StoreChange,
  type StoredItem,
  setAsideChange,
} from './outbox-queue.ts';
import type { OutboxView } from './outbox-view.ts';

type DiskPorts = Pick<OutboxPorts, 'store' | 'channel' | 'after'> & {
  view(): OutboxView;
  update(part: Partial<OutboxView>): void;
};

/** A change of an entry that is not in the store yet. */
type PendingChange = (stored: readonly StoredItem[]) => StoreChange;

/** Milliseconds until storage that does not answer counts as failing. Shorter once it has failed. */
const storageTimeoutMs = { good: 3_000, failing: 300 };

/** Connects the outbox to its store: writes new entries, and remembers changes that the store did not accept yet. */
export function createOutboxDisk({ store, channel, after, view, update }: DiskPorts) {
  const pendingChanges = new Map<OutboxEntry['id'], PendingChange>();
  let writing = false;

  /** Every change of the store: first the pending changes, then the new one. */
  async function change(decide: (stored: readonly StoredItem[]) => StoreChange): Promise<void> {
    const pendingNow = new Map(pendingChanges);
    const now = await withTimeout(
      store.change((stored) => {
        const pending = mergeChanges([...pendingNow.values()].map((applyPending) => applyPending(stored)));
        return mergeChanges([pending, decide(applyChange(stored, pending))]);
      }),
    );
    for (const [id, applyPending] of pendingNow) if (pendingChanges.get(id) === applyPending) pendingChanges.delete(id);
    update({ stored: withPendingChanges(now) });
    channel.post({ v: 1, kind: 'changed' });
  }

  /** The stored items with all pending changes applied. */
  function withPendingChanges(stored: readonly StoredItem[]): readonly StoredItem[] {
    return [...pendingChanges.values()].reduce((now, applyPending) => applyChange(now, applyPending(now)), stored);
  }

  async function read(): Promise<void> {
    try {
      const stored = withPendingChanges(await withTimeout(store.read()));
      // A write that was slower than the timeout may be on disk nevertheless.
      update({ stored, isLoaded: true, unwritten: view().unwritten.filter((entry) => !isStored(stored, entry)) });
    } catch {
      update({ storage: 'failing', isLoaded: true });
    }
  }

  function withTimeout<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = after(storageTimeoutMs[view().storage], () => reject(new Error('Storage does not answer.')));
      work.then(resolve, reject).finally(cancel);
    });
  }

  /** Writes new entries in the order of their creation, and the pending changes. */
  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    try {
      while (view().unwritten.length > 0 || pendingChanges.size > 0) {
        const batch = view().unwritten;
        await change((stored) => addChange(stored, batch));
        update({ unwritten: view().unwritten.filter((entry) => !batch.includes(entry)), storage: 'good' });
      }
    } catch {
      update({ storage: 'failing' });
    } finally {
      writing = false;
    }
  }

  /** Writes a change of an entry. While storage fails, the change is pending in memory. */
  async function recordChange(id: OutboxEntry['id'], pendingChange: PendingChange): Promise<void> {
    const before = view().unwritten.map((entry, key) => ({ key, entry }));
    const unwritten = readableEntries(applyChange(before, pendingChange(before))).map(({ entry }) => entry);
    pendingChanges.set(id, pendingChange);
    update({ unwritten, stored: withPendingChanges(view().stored) });
    // Failing storage is tried again before the next send.
    if (view().storage === 'good') await change(() => noChange).catch(() => update({ storage: 'failing' }));
  }

  /** Makes an account's refused entries ready to be sent again. Resolves when the store has accepted or failed. */
  async function retry(account: string): Promise<void> {
    const again = (entry: OutboxEntry) => (entry.account_id === account ? { ...entry, aside: null } : entry);
    for (const { id } of refusedEntries(view().stored, account))
      pendingChanges.set(id, (stored) => setAsideChange(stored, id, null));
    update({ unwritten: view().unwritten.map(again), stored: withPendingChanges(view().stored) });
    await change((stored) => retryChange(stored, account)).catch(() => update({ storage: 'failing' }));
  }

  return { read, write, recordChange, retry };
}
