import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';

export type ConfirmOptions = {
  /** The consequence of "OK", if that helps to decide. */
  text?: string | undefined;
  /** The action destroys data. */
  danger?: boolean;
  /** Closes the dialog when the question no longer applies. */
  signal?: AbortSignal;
  /** Focuses OK instead of Cancel; for questions where OK changes nothing. */
  okFirst?: boolean;
};

/**
 * Asks a question with "OK" and "Cancel", outside the page's tree. Resolves to false on Cancel, Escape, a click on the
 * backdrop, the browser's Back and an abort. The focus then returns to the previous element.
 */
export function confirm(title: string, options: ConfirmOptions = {}): Promise<boolean> {
  const { text, danger = false, signal, okFirst } = options;
  return new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const previousFocus = document.activeElement;
    const decline = () => answer(false);
    const answer = (agreed: boolean) => {
      signal?.removeEventListener('abort', decline);
      removeEventListener('popstate', decline);
      root.unmount();
      container.remove();
      // The browser restores the focus itself, unless the element was inert at that moment.
      if (previousFocus instanceof HTMLElement && document.activeElement === document.body) previousFocus.focus();
      resolve(agreed);
    };
    signal?.addEventListener('abort', decline);
    addEventListener('popstate', decline);
    root.render(
      <ConfirmDialog title={title} danger={danger} okFirst={okFirst} onAnswer={answer}>
        {text}
      </ConfirmDialog>,
    );
  });
}
