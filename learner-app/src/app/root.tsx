import { Alerts } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Overlay } from './overlay.tsx';
import { useScroll } from './use-scroll.ts';

/**
 * Layout around every page: alerts, the overlay, and the focus, which moves to a newly opened page.
 */
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
    // Not if the new page has already set the focus inside itself.
    if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [pathname]);
}
