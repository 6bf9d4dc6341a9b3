import type { DraftPorts } from './draft-ports.ts';
import { type KeptDraft, untilKept } from './drafts.ts';

type DiskPorts = Pick<DraftPorts, 'store' | 'landing' | 'channel' | 'after'> & {
  /** Returns the drafts in memory, which are to be stored. */
  all(): Iterable<KeptDraft>;
  /** Called after a write has succeeded or failed. */
  tell(): void;
};

/** Writes drafts to the browser's storage a quarter of a second after a change, and notifies other tabs. */
export function createDraftDisk({ store, landing, channel, after, all, tell }: DiskPorts) {
  /** By key: the object that was written last. A new object is written even if only `sent` differs. */
  const written = new Map<string, KeptDraft>();
  let fails = false;
  let writing = false;
  let due: (() => void) | null = null;

  /** Writes the drafts that are not written yet. Changes during a write are scheduled for the next one. */
  async function write(): Promise<void> {
    due?.();
    due = null;
    if (writing) return schedule();
    writing = true;
    const unwritten = [...all()].filter((draft) => written.get(draft.key) !== draft);
    const done = await Promise.all(unwritten.map(writeOne));
    writing = false;
    if (unwritten.length === 0) return;
    fails = done.includes(false);
    tell();
  }

  async function writeOne(draft: KeptDraft): Promise<boolean> {
    try {
      await store.write(draft);
    } catch {
      return false;
    }
    written.set(draft.key, draft);
    landing.lift(draft);
    channel.post(draft);
    return true;
  }

  function schedule(): void {
    due ??= after(untilKept, () => void write());
  }

  return {
    write,
    schedule,
    fails: () => fails,
    has: ({ key, stamp }: KeptDraft): boolean => (written.get(key)?.stamp ?? -1) >= stamp,
    /** Notes that another tab has already written this draft. */
    knows: (draft: KeptDraft): void => void written.set(draft.key, draft),
    forget(draft: KeptDraft): void {
      written.delete(draft.key);
      landing.lift(draft);
      store.remove(draft).catch(() => {});
    },
    async read(): Promise<KeptDraft[]> {
      const left = await store.read().catch(() => {
        fails = true;
        return [];
      });
      for (const draft of left) written.set(draft.key, draft);
      return [...left, ...landing.read()];
    },
  };
}
