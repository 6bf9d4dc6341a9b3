import { useFocusOnNewPage } from '@fourfold/app-shell/use-focus-on-new-page';
import { Alerts } from '@fourfold/ui-kit/alerts';
import { Outlet } from 'react-router-dom';
import { BlockingOverlay } from './blocking-overlay.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Layout around every page: alerts, the overlay, and the focus, which moves to a newly opened page. */
export function RootLayout() {
  useFocusOnNewPage(keepsFocus);
  useScrollRestoration();
  return (
    <>
      <Outlet />
      <BlockingOverlay />
      <Alerts />
    </>
  );
}

/** Only inside the page: the menu that led to it loses the focus. */
function keepsFocus(focused: Element | null, page: HTMLElement): boolean {
  return page.contains(focused);
}
