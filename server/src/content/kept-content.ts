import { LRUCache } from 'lru-cache';

/** What is read of one place: its questions, in whichever form. */
type OfPlace = { readonly data: readonly unknown[] };

/**
 * Gives what is kept under a key, or keeps what `load` gives, frozen: all who ask share it. What `load` reads must be
 * content alone: nothing of the person who asks, and from the primary, which is never behind.
 */
export type ContentReader = <Read extends OfPlace>(key: string, load: () => Promise<Read>) => Promise<Read>;

export type KeptContent = {
  /** Reads the content as it was at this version (of the table content_version), or later. */
  at(version: string): ContentReader;
};

/** For whoever knows no version: reads anew each time. */
export const unkept: ContentReader = (_key, load) => load();

/** Questions kept in all, of some 11 kB each with the reply that they are sent in. */
const most = 4000;

/**
 * What students read of the content again and again, in memory: it changes seldom, and is the same for all of them.
 * It is asked for at the version that the caller's session was looked up with, so a change holds from its commit on.
 */
export function keepContent(): KeptContent {
  const kept = new LRUCache<string, OfPlace, () => Promise<OfPlace>>({
    maxSize: most,
    sizeCalculation: ({ data }) => 1 + data.length,
    fetchMethod: async (_key, _stale, { context: load }) => Object.freeze(await load()),
    // Who waits for what has been pushed out meanwhile still gets it.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
  return {
    at: (version) => async (key, load) => {
      const found = await kept.forceFetch(`${version} ${key}`, { context: load });
      // A key names what is kept under it, and with that its form.
      return found as Awaited<ReturnType<typeof load>>;
    },
  };
}
