import { type RefObject, useEffect, useRef } from 'react';

/** Pixels before the end of what is loaded at which more is asked for. */
const ahead = 200;

/** Asks for more as soon as the end of a list that scrolls comes near; answers the ref of what stands at that end. */
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
