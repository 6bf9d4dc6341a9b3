import { CallFailed } from '@fourfold/core/client/call-failed';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { useRef, useState } from 'react';

type Item = { readonly id: string };

type OrderOptions<T extends Item> = {
  /** Shows the items in this order, at once. */
  show: (items: readonly T[]) => void;
  /** Saves the order of the whole list. */
  send: (ids: readonly string[]) => Promise<unknown>;
  /** Fetches the list from the server. */
  read: () => Promise<readonly T[]>;
};

export type SavedOrder<T extends Item> = {
  /** Why the shown order is not saved; null if it is. */
  unsaved: string | null;
  move: (items: readonly T[], from: number, to: number) => void;
  save: (items: readonly T[]) => Promise<void>;
  /** Restores the order of the server. */
  cancel: () => Promise<void>;
};

/**
 * Saves the order after each move. If others have changed the list meanwhile, shows both merged, and the author saves
 * again; after any other failure the order stays as it is (ERR-004).
 */
export function useSavedOrder<T extends Item>({ show, send, read }: OrderOptions<T>): SavedOrder<T> {
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const latestTicket = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function save(items: readonly T[]): Promise<void> {
    latestTicket.current += 1;
    const ticket = latestTicket.current;
    // Calls are sent one after another, so that the last move wins.
    const sent = queue.current.then(() => send(items.map(({ id }) => id)));
    queue.current = sent.catch(() => {});
    try {
      // The reply is not shown: it does not contain later deletions and changes.
      await sent;
      if (ticket !== latestTicket.current) return;
      setUnsaved(null);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (ticket !== latestTicket.current) return;
      if (error.code === 409) show(mergeOrder(items, await read()));
      setUnsaved(error.message);
    }
  }

  return {
    unsaved,
    save,
    move(items, from, to) {
      const rest = items.filter((_, at) => at !== from);
      const moved = rest.toSpliced(to, 0, ...items.slice(from, from + 1));
      show(moved);
      void save(moved);
    },
    async cancel() {
      show(await read());
      setUnsaved(null);
    },
  };
}
