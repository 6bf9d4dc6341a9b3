import { useEffect, useState } from 'react';

/** Code that a question is shown without at first; loaded once per visit. */
export type LazyCode<T> = { loaded(): T | null; fetch(): Promise<unknown> };

export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let fetched: T | null = null;
  return {
    loaded: () => fetched,
    fetch: async () => {
      fetched = await load();
    },
  };
}

/** Code that is loaded with the page. */
export function loadedCode<T>(code: T): LazyCode<T> {
  return { loaded: () => code, fetch: () => Promise.resolve() };
}

/** Milliseconds until it is fetched again after a failure. */
const retryDelay = 5_000;

/** Returns the code once it is loaded, else null. It is fetched after the first paint, and only if `isNeeded`. */
export function useLazyCode<T>(code: LazyCode<T>, isNeeded = true): T | null {
  const [, setLoaded] = useState(code.loaded);
  const loaded = code.loaded();
  useEffect(() => {
    if (loaded || !isNeeded) return;
    let timer = 0;
    const fetch = () =>
      code.fetch().then(
        () => setLoaded(code.loaded),
        () => fetchAfter(retryDelay),
      );
    const fetchAfter = (wait: number) => {
      timer = window.setTimeout(fetch, wait);
    };
    const frame = requestAnimationFrame(() => fetchAfter(0));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [loaded, code, isNeeded]);
  return loaded;
}
