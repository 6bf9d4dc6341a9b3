import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CrossIcon } from '../icon/icon.tsx';
import css from './floating-panel.module.css';
import type { PanelBox } from './panel-box.ts';
import { useMovable } from './use-movable.ts';
import { useResizable } from './use-resizable.ts';

export type { PanelBox };

type FloatingPanelProps = {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Called on Escape within the panel and by its button; the owner then stops rendering it. */
  onClose: () => void;
  /** Up to 560 pixels wide instead of 360, for formulas and tables. */
  wide?: boolean | undefined;
  /** Position and size, stored by the owner: the panel can be resized then. On phones it is a sheet at the bottom. */
  box?: PanelBox | undefined;
  /** Called with the box after the panel was moved or resized. */
  onBox?: ((box: PanelBox) => void) | undefined;
  /** The content: it fills a panel with a box; in another one it scrolls if it is higher than the window. */
  children: ReactNode;
};

/**
 * A panel above the page, which stays usable. It is open while it is rendered, takes the focus, and gives it back. Its
 * head is dragged, or moved with the arrow keys.
 */
export function FloatingPanel({ title, onClose, wide, box, onBox, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Before useMovable, which measures the panel.
  useLayoutEffect(() => {
    panel.current?.showPopover();
  }, []);
  const onMove = box && ((left: number, top: number) => onBox?.({ ...box, left, top }));
  const { onKeyDown, ...drag } = useMovable(panel, { onMove });
  const { corner, keys } = useResizable(box, onBox);

  useEffect(() => {
    const opener = document.activeElement;
    grip.current?.focus();
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
      data-boxed={box ? true : undefined}
      style={box && { inset: 'auto', ...box }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          // A dialog of the page that the panel is in stays open.
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
          ref={grip}
          type="button"
          className={css.grip}
          aria-label="Move"
          title="Arrow keys move the panel"
          onKeyDown={onKeyDown}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2" />
          </svg>
        </button>
        {box && (
          <button
            type="button"
            className={css.grip}
            aria-label="Resize"
            title="Arrow keys resize the panel"
            onKeyDown={keys}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M3 7V3h4M13 9v4H9" />
            </svg>
          </button>
        )}
        <Button kind="quiet" icon aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
          <CrossIcon />
        </Button>
      </div>
      {box ? (
        <div className={css.fill}>{children}</div>
      ) : (
        <section
          className={css.body}
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
          tabIndex={0}
        >
          {children}
        </section>
      )}
      {box && <span className={css.corner} aria-hidden="true" {...corner} />}
    </div>
  );
}
