import { CallFailed } from '@fourfold/core/client/call-failed';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import { useRef, useState } from 'react';

type Item = { readonly id: string };

type Ordered<T extends Item> = {
  /** Shows the items in this order, at once. */
  show: (items: readonly T[]) => void;
  /** Saves the order of the whole list. */
  send: (ids: readonly string[]) => Promise<unknown>;
  /** The list as it is on the server. */
  read: () => Promise<readonly T[]>;
};

export type SavedOrder<T extends Item> = {
  /** Why the order that is shown is not saved. */
  unsaved: string | null;
  move: (items: readonly T[], from: number, to: number) => void;
  save: (items: readonly T[]) => Promise<void>;
  /** Shows the list as it is saved. */
  giveUp: () => Promise<void>;
};

/**
 * An order that is saved with each move. Of a list that others have changed meanwhile both are shown in one, and the
 * author saves again; a failure takes nothing back either (3§8).
 */
export function useSavedOrder<T extends Item>({ show, send, read }: Ordered<T>): SavedOrder<T> {
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const latest = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  async function save(items: readonly T[]): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    // One after the other, so that the last word is the last move's.
    const sent = line.current.then(() => send(items.map(({ id }) => id)));
    line.current = sent.catch(() => {});
    try {
      // The reply is the list as it was by then: what has been deleted or changed since would stand there again.
      await sent;
      if (turn !== latest.current) return;
      setUnsaved(null);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (turn !== latest.current) return;
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
    async giveUp() {
      show(await read());
      setUnsaved(null);
    },
  };
}
