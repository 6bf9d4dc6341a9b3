import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position of each visited history entry, by the entry's key. */
const scrollPositions = new Map<string, number>();

/**
 * A new page starts at its top; Back returns to the earlier scroll position. A page that only changes its own query
 * stays where it is. Smaller than the router's ScrollRestoration, which also supports server rendering.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = useRef('');
  useLayoutEffect(() => {
    // The browser restores the first page of a visit.
    if (navigationType !== 'REPLACE' || page.current !== pathname)
      scrollTo(0, navigationType === 'POP' ? (scrollPositions.get(key) ?? scrollY) : 0);
    page.current = pathname;
    const remember = () => scrollPositions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, navigationType, pathname]);
}
