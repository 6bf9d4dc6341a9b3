/**
 * The files of one build, which the service worker caches; written into the worker by
 * `build/build-worker.ts`.
 */
export type Build = {
  /** A hash of the page and all files. */
  id: string;
  /** The page's first script: a page that does not name it belongs to another build. */
  entry: string;
  /** URLs of the hashed files. */
  files: readonly string[];
};

const ours = 'fourfold.build.';
/** Cache of the pictures of test sections, for all builds; filled by the test page. */
export const pictures = 'fourfold.pictures';

export function cacheOf(id: string): string {
  return ours + id;
}

/**
 * Returns the caches that no tab needs: all build caches but the current one and the newest other
 * one.
 */
export function retired(oldestFirst: readonly string[], present: string): string[] {
  return oldestFirst.filter((name) => name.startsWith(ours) && name !== present).slice(0, -1);
}
