import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to a newly opened page, unless `keepsFocus` is true for the focused element: the new page may have
 * set the focus already. `keepsFocus` must be the same function on every render.
 */
export function useFocusOnNewPage(keepsFocus: (focused: Element | null, page: HTMLElement) => boolean): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const page = document.querySelector('main');
    if (page && !keepsFocus(document.activeElement, page)) page.focus({ preventScroll: true });
  }, [pathname, keepsFocus]);
}
