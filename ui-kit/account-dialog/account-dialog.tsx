import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type AccountDialogProps = {
  title: string;
  text: string;
  /** The first has the focus; `onPress` may take long. */
  buttons: readonly { label: string; onPress: () => Promise<void> }[];
};

/**
 * Dialog about an account event from elsewhere, above all other dialogs; only its own buttons close
 * it (Q14).
 */
export function AccountDialog({ title, text, buttons }: AccountDialogProps) {
  const [pressed, setPressed] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => stayAbove(first.current), []);

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
 * Keeps the dialog on top when the page opens another one, and restores the focus. Returns a
 * function that stops it.
 */
function stayAbove(button: HTMLButtonElement | null): () => void {
  const own = button?.closest('dialog');
  const below = new WeakSet<Element>();
  const place = () => {
    const newer = [...document.querySelectorAll('dialog:modal')].filter((other) => other !== own && !below.has(other));
    // A later event has replaced this dialog.
    if (newer.length === 0 || !own?.isConnected) return;
    for (const other of newer) below.add(other);
    own.close();
    own.showModal();
    button?.focus();
  };
  // A click on the backdrop would remove the focus.
  own?.addEventListener('mousedown', (event) => event.target === own && event.preventDefault());
  place();
  button?.focus();
  const watch = new MutationObserver(place);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => watch.disconnect();
}
