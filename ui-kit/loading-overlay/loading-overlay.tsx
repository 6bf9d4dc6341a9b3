import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './loading-overlay.module.css';

type LoadingOverlayProps = {
  /** Announced and read, never seen. */
  label?: string;
  /** Milliseconds before it blocks, so that a quick answer never flashes (Q107). */
  delay?: number;
};

/** Blocks the page while it is rendered: no pointer, no keys, the focus stays where it was. */
export function LoadingOverlay({ label = 'Loading', delay = 300 }: LoadingOverlayProps) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(setShown, delay, true);
    return () => clearTimeout(timer);
  }, [delay]);
  return shown && <Shade label={label} />;
}

/** What only its own buttons end stands above a wait as well: the wait may never end behind it. */
const above = '[role="alertdialog"]';

function Shade({ label }: { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // Behind a modal dialog everything is inert and unspoken, so the overlay goes into the last of them.
  const [host] = useState(() => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (document.querySelector(above)) return;
    // In the top layer: above a dialog, without taking the focus from it.
    ref.current?.showPopover();
    // A live region speaks what changes in it, not what it is born with.
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
  // The browser's own shortcuts go on: reload, close, developer tools.
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
