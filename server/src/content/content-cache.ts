import { LRUCache } from 'lru-cache';
import { anyRoot, type ClockReading, type ContentClock } from './content-clock.ts';

/** The cached content of one parent: its questions, in any form. */
type ParentContent = { readonly data: readonly unknown[] };

/**
 * Loaded content, and the ids of the roots that it was read from or whose publication it depends on; `any` for content
 * whose roots are unknown, which every change of the clock discards.
 */
export type LoadedContent<Read> = { content: Read; roots: readonly string[] | 'any' };

/**
 * Returns the cached value of a key, or calls `load` and caches its result. The value is frozen,
 * because all requests share it. `load` must read content only, nothing about the caller, and must
 * read from the primary, because a replica can be out of date.
 */
export type ContentReader = <Read extends ParentContent>(
  key: string,
  load: () => Promise<LoadedContent<Read>>,
) => Promise<Read>;

/** The cache of content that all requests of a server process share. */
export type ContentCache = {
  /** Returns a reader of the content at this time of the clock (table `content_clock`) or later. */
  at(clock: ContentClock): ContentReader;
};

/** A reader without a cache, for callers without a content clock: loads on every call. */
export const uncached: ContentReader = async (_key, load) => (await load()).content;

/** Limit of questions in the cache; each needs about 11 kB, with the reply that contains it. */
const maxQuestions = 4000;

/** What this process knows of the changes. It is replaced when the clock turned back. */
type Known = { clock: ContentClock; readonly changedAt: Map<string, ContentClock> };

/** A cached value, with what was known when its load began. */
type Entry = LoadedContent<ParentContent> & { known: Known; clock: ContentClock };

/**
 * Creates the in-memory cache of the content that students read often: it changes rarely and is the same for all
 * students. The clock is read with the caller's session, so that a committed change is visible in the next request.
 * If it changed, the process reads once which roots changed; only what was loaded from these is loaded again.
 */
export function createContentCache(readChanged: (after: ContentClock) => Promise<ClockReading>): ContentCache {
  // Nothing is known before the first reading, which is earlier than this.
  let known: Known = { clock: Number.POSITIVE_INFINITY, changedAt: new Map() };
  let reading: Promise<void> | null = null;
  const cache = new LRUCache<string, Entry, () => Promise<LoadedContent<ParentContent>>>({
    maxSize: maxQuestions,
    sizeCalculation: ({ content }) => 1 + content.data.length,
    fetchMethod: async (_key, _stale, { context: load }) => {
      const before = { known, clock: known.clock };
      const { content, roots } = await load();
      return { content: Object.freeze(content), roots, ...before };
    },
    // A caller that waits for a value still gets it if the cache evicts it during the load.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  /** Whether the value contains every change up to the clock. */
  function isCurrent(entry: Entry, clock: ContentClock): boolean {
    if (entry.known !== known) return false;
    const isUnchanged = (root: string) => (known.changedAt.get(root) ?? 0) <= entry.clock;
    if (entry.clock >= clock) return true;
    return entry.roots !== 'any' && isUnchanged(anyRoot) && entry.roots.every(isUnchanged);
  }

  async function readChanges(): Promise<void> {
    const { clock, changed } = await readChanged(known.clock);
    // A lower clock: another primary took over that lacks the last changes. What was read from the former one is
    // discarded.
    if (clock < known.clock) known = { clock, changedAt: new Map() };
    for (const { root_id, changed_at } of changed) known.changedAt.set(root_id, changed_at);
    known.clock = clock;
  }

  async function catchUpTo(clock: ContentClock): Promise<void> {
    // This reading may have begun before the change; the next one begins after it.
    if (reading) await reading;
    if (known.clock === clock) return;
    reading ??= readChanges().finally(() => {
      reading = null;
    });
    await reading;
  }

  return {
    at: (clock) => async (key, load) => {
      if (clock !== known.clock) await catchUpTo(clock);
      for (;;) {
        const entry = await cache.forceFetch(key, { context: load });
        // A key is always loaded with the same `load`, so the type of its value is known.
        if (isCurrent(entry, clock)) return entry.content as Awaited<ReturnType<typeof load>>['content'];
        if (cache.peek(key) === entry) cache.delete(key);
      }
    },
  };
}
