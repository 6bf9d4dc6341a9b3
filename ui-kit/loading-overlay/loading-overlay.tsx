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
  return shown && <BlockingShade label={label} />;
}

/** Alert dialogs stay usable above the overlay, because they may be needed to end it. */
const alertDialog = '[role="alertdialog"]';

function BlockingShade({ label }: { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // Everything outside a modal dialog is inert, so the overlay is rendered inside the last one.
  const [host] = useState(() => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (document.querySelector(alertDialog)) return;
    // A popover, to be above a dialog without taking its focus.
    ref.current?.showPopover();
    // Set after the mount: a live region announces only changes.
    setAnnouncement(label);
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
      <span className="vh">{announcement}</span>
    </div>,
    host,
  );
}

const blockedEvents = ['click', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'submit'];

function block(): () => void {
  const stop = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(alertDialog)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Browser shortcuts still work: reload, close, developer tools.
  const stopKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && !/^F\d/.test(event.key)) stop(event);
  };
  const options = { capture: true, passive: false };
  for (const name of blockedEvents) addEventListener(name, stop, options);
  addEventListener('keydown', stopKey, true);
  return () => {
    for (const name of blockedEvents) removeEventListener(name, stop, options);
    removeEventListener('keydown', stopKey, true);
  };
}
