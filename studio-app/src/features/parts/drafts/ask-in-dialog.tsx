import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a dialog until it is answered; the focus then returns to the previous element. */
export function askInDialog<T>(dialog: (answer: (value: T) => void) => ReactNode): Promise<T> {
  return new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const previousFocus = document.activeElement;
    const answer = (value: T) => {
      root.unmount();
      container.remove();
      // The browser restores the focus, unless the element could not take it while the page was
      // inert.
      if (previousFocus instanceof HTMLElement && document.activeElement === document.body) previousFocus.focus();
      resolve(value);
    };
    root.render(dialog(answer));
  });
}
