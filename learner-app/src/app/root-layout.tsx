import { Alerts } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BlockingOverlay } from './blocking-overlay.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Layout around every page: alerts, the overlay, and the focus, which moves to a newly opened page. */
export function RootLayout() {
  useFocusOnNewPage();
  useScrollRestoration();
  return (
    <>
      <Outlet />
      <BlockingOverlay />
      <Alerts />
    </>
  );
}

function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const page = document.querySelector('main');
    // Not if the new page has already set the focus inside itself.
    if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [pathname]);
}
