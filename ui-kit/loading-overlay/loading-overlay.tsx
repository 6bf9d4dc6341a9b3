import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './loading-overlay.module.css';

type LoadingOverlayProps = {
  /** For screen readers only. */
  label?: string;
  /** Milliseconds before it is shown, so that a fast reply does not flash (Q107). */
  delay?: number;
};

/** Blocks pointer and keyboard while it is rendered; the focus stays where it was. */
export function LoadingOverlay({ label = 'Loading', delay = 300 }: LoadingOverlayProps) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(setShown, delay, true);
    return () => clearTimeout(timer);
  }, [delay]);
  return shown && <Shade label={label} />;
}

/** Alert dialogs stay usable above the overlay, because they may be needed to end it. */
const above = '[role="alertdialog"]';

function Shade({ label }: { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // Everything outside a modal dialog is inert, so the overlay is rendered inside the last one.
  const [host] = useState(() => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (document.querySelector(above)) return;
    // A popover, to be above a dialog without taking its focus.
    ref.current?.showPopover();
    // Set after the mount: a live region announces only changes.
    setWords(label);
    return block();
  }, [label]);

  return createPortal(
    <div ref={ref} popover="manual" className={css.overlay} role="status" aria-busy="true">
      <span className={css.strokes} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="vh">{words}</span>
    </div>,
    host,
  );
}

const pointers = ['click', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'submit'];

function block(): () => void {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(above)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Browser shortcuts still work: reload, close, developer tools.
  const stopKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !/^F\d/.test(event.key)) stop(event);
  };
  const options = { capture: true, passive: false };
  for (const name of pointers) addEventListener(name, stop, options);
  addEventListener('keydown', stopKey, true);
  return () => {
    for (const name of pointers) removeEventListener(name, stop, options);
    removeEventListener('keydown', stopKey, true);
  };
}
