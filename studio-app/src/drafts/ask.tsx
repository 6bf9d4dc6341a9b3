import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a dialog until it is answered; the focus then returns to the previous element. */
export function askInDialog<T>(dialog: (answer: (given: T) => void) => ReactNode): Promise<T> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const before = document.activeElement;
    const answer = (given: T) => {
      root.unmount();
      place.remove();
      // The browser restores the focus, unless the element could not take it while the page was
      // inert.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      resolve(given);
    };
    root.render(dialog(answer));
  });
}
