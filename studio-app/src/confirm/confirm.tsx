import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';

type Manner = {
  /** What follows from "OK", where it helps to decide. */
  text?: string;
  /** It destroys something. */
  danger?: boolean;
};

/**
 * Asks one question, word for word, with "OK" and "Cancel"; false for Cancel, Escape, the shade and the browser's Back.
 * The focus then returns to where it was.
 */
export function confirm(title: string, { text, danger = false }: Manner = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const before = document.activeElement;
    const decline = () => answer(false);
    const answer = (agreed: boolean) => {
      removeEventListener('popstate', decline);
      root.unmount();
      place.remove();
      // The browser gives it back by itself, unless what had it could not take it while the page was inert.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      resolve(agreed);
    };
    addEventListener('popstate', decline);
    root.render(
      <ConfirmDialog title={title} danger={danger} onAnswer={answer}>
        {text}
      </ConfirmDialog>,
    );
  });
}
