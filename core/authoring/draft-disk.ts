import type { DraftPorts } from './draft-ports.ts';
import { type KeptDraft, untilKept } from './drafts.ts';

type DiskPorts = Pick<DraftPorts, 'store' | 'landing' | 'channel' | 'after'> & {
  /** What there is to be kept. */
  all(): Iterable<KeptDraft>;
  /** The disk has taken something, or refused it. */
  tell(): void;
};

/** Brings drafts to the browser's disk a quarter of a second after their first change, and tells the other tabs. */
export function createDraftDisk({ store, landing, channel, after, all, tell }: DiskPorts) {
  /** The very version that was written last: also one is written of which only the server is known to know more. */
  const written = new Map<string, KeptDraft>();
  let fails = false;
  let writing = false;
  let due: (() => void) | null = null;

  /** Puts on the disk what it has not; what comes meanwhile has its own turn. */
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
    /** It lies there already: it was read from there, or another tab has written it. */
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
