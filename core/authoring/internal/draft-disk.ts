import type { DraftPorts } from '../draft-ports.ts';
import { diskDelayMs, type LocalDraft } from '../drafts.ts';

type DraftDiskPorts = Pick<DraftPorts, 'store' | 'exitStore' | 'channel' | 'after'> & {
  /** Returns the drafts in memory, which are to be stored. */
  all(): Iterable<LocalDraft>;
  /** Called after a write has succeeded or failed. */
  onChange(): void;
};

/** Writes drafts to the browser's storage a quarter of a second after a change, and notifies other tabs. */
export function createDraftDisk({ store, exitStore, channel, after, all, onChange }: DraftDiskPorts) {
  /** By key: the object that was written last. A new object is written even if only `sent` differs. */
  const written = new Map<string, LocalDraft>();
  let hasFailed = false;
  let isWriting = false;
  let cancelWrite: (() => void) | null = null;

  /** Writes the drafts that are not written yet. Changes during a write are scheduled for the next one. */
  async function write(): Promise<void> {
    cancelWrite?.();
    cancelWrite = null;
    if (isWriting) return schedule();
    isWriting = true;
    const unwritten = [...all()].filter((draft) => written.get(draft.key) !== draft);
    const done = await Promise.all(unwritten.map(writeOne));
    isWriting = false;
    if (unwritten.length === 0) return;
    hasFailed = done.includes(false);
    onChange();
  }

  async function writeOne(draft: LocalDraft): Promise<boolean> {
    try {
      await store.write(draft);
    } catch {
      return false;
    }
    written.set(draft.key, draft);
    exitStore.remove(draft);
    channel.post(draft);
    return true;
  }

  function schedule(): void {
    cancelWrite ??= after(diskDelayMs, () => void write());
  }

  return {
    write,
    schedule,
    hasFailed: () => hasFailed,
    has: ({ key, stamp }: LocalDraft): boolean => (written.get(key)?.stamp ?? -1) >= stamp,
    /** Notes that another tab has already written this draft. */
    markWritten: (draft: LocalDraft): void => void written.set(draft.key, draft),
    forget(draft: LocalDraft): void {
      written.delete(draft.key);
      exitStore.remove(draft);
      store.remove(draft).catch(() => {});
    },
    async read(): Promise<LocalDraft[]> {
      const stored = await store.read().catch(() => {
        hasFailed = true;
        return [];
      });
      for (const draft of stored) written.set(draft.key, draft);
      return [...stored, ...exitStore.read()];
    },
  };
}
