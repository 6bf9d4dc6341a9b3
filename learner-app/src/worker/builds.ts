/** The files of one build, which the service worker caches; written into the worker by `build/build-worker.ts`. */
export type Build = {
  /** A hash of the page and all files. */
  id: string;
  /** The page's first script: a page that does not name it belongs to another build. */
  entry: string;
  /** URLs of the hashed files. */
  files: readonly string[];
};

const cachePrefix = 'fourfold.build.';
/** Cache of the pictures of test sections, for all builds; filled by the test page. */
export const pictureCache = 'fourfold.pictures';

export function buildCacheName(id: string): string {
  return cachePrefix + id;
}

/** Returns the caches that no tab needs: all build caches but the current one and the newest other one. */
export function outdatedCaches(oldestFirst: readonly string[], current: string): string[] {
  return oldestFirst.filter((name) => name.startsWith(cachePrefix) && name !== current).slice(0, -1);
}
