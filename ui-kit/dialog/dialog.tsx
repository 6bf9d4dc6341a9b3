import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CrossIcon } from '../icon/icon.tsx';
import css from './dialog.module.css';

export type DialogProps = {
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  /** Called on Escape, a click on the backdrop and the close button; the owner then stops rendering the dialog. */
  onClose?: (() => void) | undefined;
  /** Only its own buttons close it (Q14). */
  blocking?: boolean | undefined;
  /** It was not opened by the user: screen readers read all of it. */
  urgent?: boolean | undefined;
  /** Buttons, the safe one first. Without actions the dialog has a close button. */
  actions?: ReactNode;
  /** At most 880 pixels wide instead of 460, for a table or a video. */
  wide?: boolean | undefined;
  /** As large as the window, full screen on a phone; title and actions stay in view. */
  full?: boolean | undefined;
  /** The content, above the actions. */
  children?: ReactNode;
};

/**
 * A modal dialog: it is open while it is rendered. The browser's own `<dialog>` traps the focus,
 * makes the page behind it inert and gives the focus back.
 */
export function Dialog({ title, onClose, blocking, urgent, actions, wide, full, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const id = useId();
  const close = blocking ? undefined : onClose;

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(lockPageScroll, []);

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-wide={wide || undefined}
      data-full={full || undefined}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={urgent ? `${id}-text` : undefined}
      onKeyDown={(event: KeyboardEvent) => {
        // A dialog above this one has handled the key.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close?.();
      }}
      // Android's back gesture fires this, and may close without it: `close` handles that.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close?.();
      }}
      onClose={(event) => {
        if (event.target !== ref.current || ref.current.open) return;
        if (blocking) ref.current.showModal();
        else onClose?.();
      }}
      // A drag from a field to the backdrop must not close it.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedOnBackdrop.current) close?.();
      }}
    >
      <div className={css.sheet}>
        <h2 id={id}>{title}</h2>
        <div className={css.body} id={`${id}-text`}>
          {children}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
        {!actions && close && (
          <button type="button" className={css.close} aria-label="Close" onClick={close}>
            <CrossIcon />
          </button>
        )}
      </div>
    </dialog>
  );
}

let openDialogs = 0;

/** Locks the scrolling of the page while a dialog is open. Returns an unlock function. */
function lockPageScroll() {
  const root = document.documentElement;
  openDialogs += 1;
  root.style.overflow = 'hidden';
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) root.style.overflow = '';
  };
}
