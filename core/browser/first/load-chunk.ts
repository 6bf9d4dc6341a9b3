type ChunkLoads = {
  /** Files that were requested. A chunk that needs a file in progress waits for the same request. */
  requested: Record<string, Promise<unknown> | undefined>;
  /** Called when a chunk fails to load. core/browser/lazy/new-version.ts replaces it with a retry. */
  onLoadFailed<T>(error: unknown, again: () => Promise<T>): Promise<T>;
};

export const chunkLoads: ChunkLoads = {
  requested: {},
  onLoadFailed(error) {
    throw error;
  },
};

/**
 * Wraps each `import()` in the build: prefetches the chunk's imports, and loads its styles before
 * it runs. The apps are served at the root of their origin, so a file's name is its URL.
 */
export function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const get = () => Promise.all(files.map((file) => (chunkLoads.requested[file] ??= fetchFile(file)))).then(load);
  return get().catch((error) => chunkLoads.onLoadFailed(error, get));
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const isStyle = /css$/.test(href);
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  // The `import()` itself reports whether a script has loaded.
  if (!isStyle) return;
  return new Promise((onload, onerror) => Object.assign(link, { onload, onerror })).catch((error) => {
    // The next call requests it again; requests of other chunks are not changed.
    link.remove();
    chunkLoads.requested[file] = undefined;
    throw error;
  });
}
