import { useEffect, useState } from 'react';

/** Code that a question is shown without at first; loaded once per visit. */
export type Late<T> = { here(): T | null; fetch(): Promise<unknown> };

export function late<T>(load: () => Promise<T>): Late<T> {
  let fetched: T | null = null;
  return {
    here: () => fetched,
    fetch: async () => {
      fetched = await load();
    },
  };
}

/** Milliseconds until it is fetched again after a failure. */
const again = 5_000;

/**
 * Returns the code once it is loaded, else null. It is fetched after the first paint, and only if
 * `isNeeded`.
 */
export function useLate<T>(part: Late<T>, wanted = true): T | null {
  const [, setHere] = useState(part.here);
  const here = part.here();
  useEffect(() => {
    if (here || !wanted) return;
    let timer = 0;
    const fetch = () =>
      part.fetch().then(
        () => setHere(part.here),
        () => later(again),
      );
    const later = (wait: number) => {
      timer = window.setTimeout(fetch, wait);
    };
    const frame = requestAnimationFrame(() => later(0));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [here, part, wanted]);
  return here;
}
