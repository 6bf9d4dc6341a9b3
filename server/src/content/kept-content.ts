import { LRUCache } from 'lru-cache';

/** The cached content of one parent: its questions, in any form. */
type OfPlace = { readonly data: readonly unknown[] };

/**
 * Returns the cached value of a key, or calls `load` and caches its result. The value is frozen,
 * because all requests share it. `load` must read content only, nothing about the caller, and must
 * read from the primary, because a replica can be out of date.
 */
export type ContentReader = <Read extends OfPlace>(key: string, load: () => Promise<Read>) => Promise<Read>;

/** The cache of content that all requests of a server process share. */
export type KeptContent = {
  /** Returns a reader of the content at this version (table `content_version`) or a newer one. */
  at(version: string): ContentReader;
};

/** A reader without a cache, for callers without a content version: loads on every call. */
export const unkept: ContentReader = (_key, load) => load();

/** Limit of questions in the cache; each needs about 11 kB, with the reply that contains it. */
const most = 4000;

/**
 * Creates the in-memory cache of the content that students read often: it changes rarely and is the
 * same for all students. The version is read with the caller's session, so that a committed change
 * is visible in the next request.
 */
export function keepContent(): KeptContent {
  const kept = new LRUCache<string, OfPlace, () => Promise<OfPlace>>({
    maxSize: most,
    sizeCalculation: ({ data }) => 1 + data.length,
    fetchMethod: async (_key, _stale, { context: load }) => Object.freeze(await load()),
    // A caller that waits for a value still gets it if the cache evicts it during the load.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
  return {
    at: (version) => async (key, load) => {
      const found = await kept.forceFetch(`${version} ${key}`, { context: load });
      // A key is always loaded with the same `load`, so the type of its value is known.
      return found as Awaited<ReturnType<typeof load>>;
    },
  };
}
