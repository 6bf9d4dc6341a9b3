type Parts = {
  /** Files that were asked for; who needs one that is on its way waits for the same. */
  asked: Record<string, Promise<unknown> | undefined>;
  /** What becomes of a part that does not come: `followVersion` asks for it again, and puts itself here. */
  lost<T>(error: unknown, again: () => Promise<T>): Promise<T>;
};

export const parts: Parts = {
  asked: {},
  lost(error) {
    throw error;
  },
};

/**
 * What the build puts around each `import()`: what a chunk imports is fetched beside it, and its styles before it runs.
 * The apps lie at the root of their origin, so a file's name is its address.
 */
export function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const get = () => Promise.all(files.map((file) => (parts.asked[file] ??= fetched(file)))).then(load);
  return get().catch((error) => parts.lost(error, get));
}

function fetched(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const isStyle = /css$/.test(href);
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  // Whether a script comes is known to the `import()` itself.
  if (!isStyle) return;
  return new Promise((onload, onerror) => Object.assign(link, { onload, onerror })).catch((error) => {
    // Who wants it again asks anew; what others wait for stays.
    link.remove();
    parts.asked[file] = undefined;
    throw error;
  });
}
