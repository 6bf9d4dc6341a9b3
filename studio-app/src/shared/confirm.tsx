import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';

type ConfirmOptions = {
  /** The consequence of "OK", if that helps to decide. */
  text?: string;
  /** The action destroys data. */
  danger?: boolean;
};

/**
 * Asks a question with "OK" and "Cancel". Resolves to false on Cancel, Escape, a click on the
 * backdrop or the browser's Back. The focus then returns to the previous element.
 */
export function confirm(title: string, { text, danger = false }: ConfirmOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const previousFocus = document.activeElement;
    const decline = () => answer(false);
    const answer = (agreed: boolean) => {
      removeEventListener('popstate', decline);
      root.unmount();
      container.remove();
      // The browser restores the focus, unless the element could not take it while the page was
      // inert.
      if (previousFocus instanceof HTMLElement && document.activeElement === document.body) previousFocus.focus();
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
