import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far each visited place was scrolled, by the history's key. */
const places = new Map<string, number>();

/**
 * A new page starts at its top, an old one where it was left. Lighter than the router's own, which also serves pages
 * that a server drew.
 */
export function useScroll(): void {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    const left = places.get(key);
    if (how === 'POP' && left !== undefined) scrollTo(0, left);
    // The skip link leads into the page.
    if (how !== 'POP' && hash === '') scrollTo(0, 0);
  }, [key, how, hash]);
  useEffect(() => {
    const remember = () => places.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
