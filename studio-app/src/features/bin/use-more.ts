import { type RefObject, useEffect, useRef } from 'react';

/** Pixels before the end of the loaded rows at which more are loaded. */
const ahead = 200;

/**
 * Loads more when the end of a scrolling list comes near. Returns the ref for the element at that
 * end.
 */
export function useMore(list: RefObject<HTMLElement | null>, goesOn: boolean, more: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!goesOn || !end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void more(), {
      root: list.current,
      rootMargin: `${ahead}px`,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [list, goesOn, more]);
  return end;
}
