import { LRUCache } from 'lru-cache';

/** The cached content of one parent: its questions, in any form. */
type ParentContent = { readonly data: readonly unknown[] };

/**
 * Returns the cached value of a key, or calls `load` and caches its result. The value is frozen,
 * because all requests share it. `load` must read content only, nothing about the caller, and must
 * read from the primary, because a replica can be out of date.
 */
export type ContentReader = <Read extends ParentContent>(key: string, load: () => Promise<Read>) => Promise<Read>;

/** The cache of content that all requests of a server process share. */
export type ContentCache = {
  /** Returns a reader of the content at this version (table `content_version`) or a newer one. */
  atVersion(version: string): ContentReader;
};

/** A reader without a cache, for callers without a content version: loads on every call. */
export const uncached: ContentReader = (_key, load) => load();

/** Limit of questions in the cache; each needs about 11 kB, with the reply that contains it. */
const maxQuestions = 4000;

/**
 * Creates the in-memory cache of the content that students read often: it changes rarely and is the same for all
 * students. The version is read with the caller's session, so that a committed change is visible in the next request.
 */
export function createContentCache(): ContentCache {
  const cache = new LRUCache<string, ParentContent, () => Promise<ParentContent>>({
    maxSize: maxQuestions,
    sizeCalculation: ({ data }) => 1 + data.length,
    fetchMethod: async (_key, _stale, { context: load }) => Object.freeze(await load()),
    // A caller that waits for a value still gets it if the cache evicts it during the load.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
  return {
    atVersion: (version) => async (key, load) => {
      const value = await cache.forceFetch(`${version} ${key}`, { context: load });
      // A key is always loaded with the same `load`, so the type of its value is known.
      return value as Awaited<ReturnType<typeof load>>;
    },
  };
}
