import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CrossIcon } from '../icon/icon.tsx';
import css from './movable-panel.module.css';
import { useMovable } from './use-movable.ts';

type MovablePanelProps = {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Called on Escape within the panel and by its button; the owner then stops rendering it. */
  onClose: () => void;
  /** Up to 560 pixels wide instead of 360, for formulas and tables. */
  wide?: boolean | undefined;
  /** The content; it scrolls if it is higher than the window. */
  children: ReactNode;
};

/**
 * A panel above the page, which stays usable. It is open while it is rendered, takes the focus, and gives it back. Its
 * head is dragged, or moved with the arrow keys.
 */
export function MovablePanel({ title, onClose, wide, children }: MovablePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { onKeyDown, ...drag } = useMovable(panel);

  useLayoutEffect(() => {
    panel.current?.showPopover();
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    head.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      className={css.panel}
      data-wide={wide || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        }
        // Letters are shortcuts of the page behind it.
        event.stopPropagation();
      }}
    >
      <div className={css.head} {...drag}>
        <h2 id={id}>{title}</h2>
        <button
          ref={head}
          type="button"
          className={css.grip}
          aria-label={`Move ${title} with the arrow keys`}
          onKeyDown={onKeyDown}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2" />
          </svg>
        </button>
        <Button kind="quiet" icon aria-label="Close" onClick={onClose}>
          <CrossIcon />
        </Button>
      </div>
      <section
        className={css.body}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </div>
  );
}
