import { Alerts } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Overlay } from './overlay.tsx';
import { useScroll } from './use-scroll.ts';

/** Around every page: alerts, the overlay, and the focus, which follows to the page that one went to. */
export function Root() {
  useFocusOnNewPage();
  useScroll();
  return (
    <>
      <Outlet />
      <Overlay />
      <Alerts />
    </>
  );
}

function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = document.querySelector('main');
    // Not when the new page has put it somewhere already.
    if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [pathname]);
}
