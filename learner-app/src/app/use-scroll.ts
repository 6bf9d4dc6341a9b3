import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each visited place was scrolled, by the history's key. */
const places = new Map<string, number>();

/**
 * A new page starts at its top, an old one where it was left. Lighter than the router's own, which also serves pages
 * that a server drew. A page that only writes down in its address what is open stays where it is.
 */
export function useScroll(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const page = useRef('');
  useLayoutEffect(() => {
    // The first page of a visit is the browser's own affair.
    if (how !== 'REPLACE' || page.current !== pathname) scrollTo(0, how === 'POP' ? (places.get(key) ?? scrollY) : 0);
    page.current = pathname;
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, how, pathname]);
}
