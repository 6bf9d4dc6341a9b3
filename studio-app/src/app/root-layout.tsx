import { useFocusOnNewPage } from '@fourfold/app-shell/use-focus-on-new-page';
import { Alerts } from '@fourfold/ui-kit/alerts';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';

/** Wraps every page: alerts, restoration of the scroll position, and focus on the new page after navigation. */
export function RootLayout() {
  useFocusOnNewPage(keepsFocus);
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

/** Everywhere: in the page, and in the menu that led to it. */
function keepsFocus(focused: Element | null): boolean {
  return focused !== document.body;
}
