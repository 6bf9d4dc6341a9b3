import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';

type ConfirmQuestion = { title: string; text?: string | undefined; signal?: AbortSignal; okFirst?: boolean };

/** Shows a confirm dialog outside the page's tree and resolves with the answer. The focus returns to where it was. */
export function askInDialog({ title, text, signal, okFirst }: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const before = document.activeElement;
    const decline = () => answer(false);
    const answer = (agreed: boolean) => {
      signal?.removeEventListener('abort', decline);
      removeEventListener('popstate', decline);
      root.unmount();
      host.remove();
      // The browser restores the focus itself, unless the element was inert at that moment.
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
