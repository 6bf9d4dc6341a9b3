import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';

type Question = { title: string; text?: string | undefined; signal?: AbortSignal; okFirst?: boolean };

/** Shows the question beside the page until it is answered; the focus then returns to where it was. */
export function askInDialog({ title, text, signal, okFirst }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const before = document.activeElement;
    const decline = () => answer(false);
    const answer = (agreed: boolean) => {
      signal?.removeEventListener('abort', decline);
      removeEventListener('popstate', decline);
      root.unmount();
      place.remove();
      // The browser gives it back by itself, unless what had it could not take it while the page was inert.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
      resolve(agreed);
    };
    signal?.addEventListener('abort', decline);
    addEventListener('popstate', decline);
    root.render(
      <ConfirmDialog title={title} okFirst={okFirst} onAnswer={answer}>
        {text}
      </ConfirmDialog>,
    );
  });
}
