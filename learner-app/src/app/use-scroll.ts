import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each visited place was scrolled, by the history's key. */
const places = new Map<string, number>();

/**
 * A new page starts at its top, an old one where it was left. Lighter than the router's own, which also serves pages
 * that a server drew.
 */
export function useScroll(): void {
  const { key } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    // The first page of a visit is the browser's own affair.
    scrollTo(0, how === 'POP' ? (places.get(key) ?? scrollY) : 0);
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, how]);
}
