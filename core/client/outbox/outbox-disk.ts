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

/** What an entry has become while the store could not be told. */
type Untold = (kept: readonly Kept[]) => Change;

/** Storage that has not answered for so long, in milliseconds, counts as failing; later it is waited for less. */
const patience = { good: 3_000, failing: 300 };

/** The outbox beside its store: what is held is brought there, and what the store could not be told is remembered. */
export function createOutboxDisk({ store, channel, after, view, update }: DiskPorts) {
  const untold = new Map<OutboxEntry['id'], Untold>();
  let writing = false;

  /** Every step over the store: first what it has not been told yet, then the new. */
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

  /** What is kept, as it would be if the store had been told everything. */
  function withUntold(kept: readonly Kept[]): readonly Kept[] {
    return [...untold.values()].reduce((now, tell) => applied(now, tell(now)), kept);
  }

  async function read(): Promise<void> {
    try {
      const kept = withUntold(await inTime(store.read()));
      // A write that came too late for our patience is on disk all the same.
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

  /** Brings what is held to disk, in the order it was made, and what the disk has not been told. */
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

  /** Tells the store what became of an entry; while it cannot hear, we remember it ourselves. */
  async function tell(id: OutboxEntry['id'], what: Untold): Promise<void> {
    const before = view().held.map((entry, key) => ({ key, entry }));
    const held = readable(applied(before, what(before))).map(({ entry }) => entry);
    untold.set(id, what);
    update({ held, kept: withUntold(view().kept) });
    // Storage that fails is asked again before the next sending.
    if (view().storage === 'good') await change(() => noChange).catch(() => update({ storage: 'failing' }));
  }

  /** An account asks for what was refused to be sent again; resolves once the store has heard it, or fails. */
  async function retry(account: string): Promise<void> {
    const again = (entry: OutboxEntry) => (entry.account_id === account ? { ...entry, aside: null } : entry);
    for (const { id } of asideOf(view().kept, account)) untold.set(id, (kept) => putting(kept, id, null));
    update({ held: view().held.map(again), kept: withUntold(view().kept) });
    await change((kept) => retrying(kept, account)).catch(() => update({ storage: 'failing' }));
  }

  return { read, write, tell, retry };
}
