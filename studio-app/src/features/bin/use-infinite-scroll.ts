import { type RefObject, useEffect, useRef } from 'react';

/** Pixels before the end of the loaded rows at which more are loaded. */
const loadMargin = 200;

/** Loads more when the end of a scrolling list comes near. Returns the ref for the element at that end. */
export function useInfiniteScroll(list: RefObject<HTMLElement | null>, canLoadMore: boolean, loadMore: () => unknown) {
  const endRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canLoadMore || !endRef.current) return;
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && void loadMore(),
      { root: list.current, rootMargin: `${loadMargin}px` },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [list, canLoadMore, loadMore]);
  return endRef;
}
