import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxPorts } from './outbox-ports.ts';
import {
  adding,
  applied,
  asideOf,
  type Change,
  isIn,
  type Kept,
  noChange,
  putting,
  readable,
  retrying,
  together,
} from './outbox-queue.ts';
import type { OutboxView } from './outbox-view.ts';

type DiskPorts = Pick<OutboxPorts, 'store' | 'channel' | 'after'> & {
  view(): OutboxView;
  update(part: Partial<OutboxView>): void;
};

/** A change of an entry that is not in the store yet. */
type Untold = (kept: readonly Kept[]) => Change;

/**
 * Milliseconds until storage that does not answer counts as failing. Shorter once it has failed.
 */
const patience = { good: 3_000, failing: 300 };

/**
 * Connects the outbox to its store: writes new entries, and remembers changes that the store did
 * not accept yet.
 */
export function createOutboxDisk({ store, channel, after, view, update }: DiskPorts) {
  const untold = new Map<OutboxEntry['id'], Untold>();
  let writing = false;

  /** Every change of the store: first the pending changes, then the new one. */
  async function change(decide: (kept: readonly Kept[]) => Change): Promise<void> {
    const telling = new Map(untold);
    const now = await inTime(
      store.change((kept) => {
        const owed = together([...telling.values()].map((tell) => tell(kept)));
        return together([owed, decide(applied(kept, owed))]);
      }),
    );
    for (const [id, tell] of telling) if (untold.get(id) === tell) untold.delete(id);
    update({ kept: withUntold(now) });
    channel.post({ v: 1, kind: 'changed' });
  }

  /** The stored items with all pending changes applied. */
  function withUntold(kept: readonly Kept[]): readonly Kept[] {
    return [...untold.values()].reduce((now, tell) => applied(now, tell(now)), kept);
  }

  async function read(): Promise<void> {
    try {
      const kept = withUntold(await inTime(store.read()));
      // A write that was slower than the timeout may be on disk nevertheless.
      update({ kept, known: true, held: view().held.filter((entry) => !isIn(kept, entry)) });
    } catch {
      update({ storage: 'failing', known: true });
    }
  }

  function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = after(patience[view().storage], () => reject(new Error('Storage does not answer.')));
      work.then(resolve, reject).finally(cancel);
    });
  }

  /** Writes new entries in the order of their creation, and the pending changes. */
  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    try {
      while (view().held.length > 0 || untold.size > 0) {
        const batch = view().held;
        await change((kept) => adding(kept, batch));
        update({ held: view().held.filter((entry) => !batch.includes(entry)), storage: 'good' });
      }
    } catch {
      update({ storage: 'failing' });
    } finally {
      writing = false;
    }
  }

  /** Writes a change of an entry. While storage fails, the change is pending in memory. */
  async function tell(id: OutboxEntry['id'], what: Untold): Promise<void> {
    const before = view().held.map((entry, key) => ({ key, entry }));
    const held = readable(applied(before, what(before))).map(({ entry }) => entry);
    untold.set(id, what);
    update({ held, kept: withUntold(view().kept) });
    // Failing storage is tried again before the next send.
    if (view().storage === 'good') await change(() => noChange).catch(() => update({ storage: 'failing' }));
  }

  /**
   * Makes an account's refused entries ready to be sent again. Resolves when the store has accepted
   * or failed.
   */
  async function retry(account: string): Promise<void> {
    const again = (entry: OutboxEntry) => (entry.account_id === account ? { ...entry, aside: null } : entry);
    for (const { id } of asideOf(view().kept, account)) untold.set(id, (kept) => putting(kept, id, null));
    update({ held: view().held.map(again), kept: withUntold(view().kept) });
    await change((kept) => retrying(kept, account)).catch(() => update({ storage: 'failing' }));
  }

  return { read, write, tell, retry };
}
