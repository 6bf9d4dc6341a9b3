/** What one build keeps in the browser; written into the worker by `build/worker.ts`. */
export type Build = {
  /** Another one whenever the page or any of the files is another. */
  id: string;
  /** The page's own script: a page that does not name it is of another build. */
  entry: string;
  /** Addresses of hashed files. */
  files: readonly string[];
};

const ours = 'fourfold.build.';
/** Pictures of test sections, of every build; filled by the page that begins a section. */
export const pictures = 'fourfold.pictures';

export function cacheOf(id: string): string {
  return ours + id;
}

/** The caches that no tab needs any more: all of ours but the present one and the newest beside it. */
export function retired(oldestFirst: readonly string[], present: string): string[] {
  return oldestFirst.filter((name) => name.startsWith(ours) && name !== present).slice(0, -1);
}
