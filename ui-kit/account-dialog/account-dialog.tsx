import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type AccountDialogProps = {
  /** What happened, in a few words. */
  title: string;
  /** What to do now; screen readers read it when the dialog opens. */
  text: string;
  /** The first has the focus; `onPress` may take long. */
  buttons: readonly { label: string; onPress: () => Promise<void> }[];
};

/** Dialog about an account event from elsewhere, above all other dialogs; only its own buttons close it (Q14). */
export function AccountDialog({ title, text, buttons }: AccountDialogProps) {
  const [pressed, setPressed] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  // A layout effect, because a focus that the user moved earlier would return.
  useLayoutEffect(() => keepAboveDialogs(first.current), []);

  async function press(onPress: () => Promise<void>) {
    setPressed(true);
    await onPress();
    setPressed(false);
  }

  return (
    <Dialog
      title={title}
      blocking
      urgent
      actions={buttons.map(({ label, onPress }, at) => (
        <Button
          key={label}
          ref={at === 0 ? first : undefined}
          kind={at === buttons.length - 1 ? 'primary' : 'quiet'}
          busy={pressed}
          onClick={() => press(onPress)}
        >
          {label}
        </Button>
      ))}
    >
      <p>{text}</p>
    </Dialog>
  );
}

/**
 * Keeps the dialog on top when the page opens another one, and restores the focus. Returns a function that stops it.
 */
function keepAboveDialogs(button: HTMLButtonElement | null): () => void {
  const ownDialog = button?.closest('dialog');
  const dialogsBelow = new WeakSet<Element>();
  const reopenAbove = () => {
    const newerDialogs = [...document.querySelectorAll('dialog:modal')].filter(
      (other) => other !== ownDialog && !dialogsBelow.has(other),
    );
    // A later event has replaced this dialog.
    if (newerDialogs.length === 0 || !ownDialog?.isConnected) return;
    for (const other of newerDialogs) dialogsBelow.add(other);
    ownDialog.close();
    ownDialog.showModal();
    button?.focus();
  };
  // A click on the backdrop would remove the focus.
  ownDialog?.addEventListener('mousedown', (event) => event.target === ownDialog && event.preventDefault());
  reopenAbove();
  button?.focus();
  const observer = new MutationObserver(reopenAbove);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
