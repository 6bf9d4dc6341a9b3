import { Alerts } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

/** Around every page: alerts, where one had scrolled to, and the focus, which follows to the page that one went to. */
export function Root() {
  useFocusOnNewPage();
  return (
    <>
      <Outlet />
      <Alerts />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/**
 * Whatever page a tab begins with has the same key in the history: left to it, a page would be put where another one
 * was, after it has gone to what its address names.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Not when the new page has put it somewhere already.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
