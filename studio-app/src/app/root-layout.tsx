import { Alerts } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

/** Wraps every page: alerts, restoration of the scroll position, and focus on the new page after navigation. */
export function RootLayout() {
  useFocusOnNewPage();
  return (
    <>
      <Outlet />
      <Alerts />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/**
 * Key of a stored scroll position. The first page of every tab has the key `default`; with that key
 * alone, a page would scroll to the position of another first page.
 */
function scrollKeyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Not if the new page has set the focus already.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
