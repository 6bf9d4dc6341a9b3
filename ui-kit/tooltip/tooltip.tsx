import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from '../rich-text/rich-text.module.css';

/** In pixels: a tip opens above its text if the text is further than this below the viewport's top (EDT-008). */
const minSpaceAbove = 300;

type TooltipProps = {
  /** The explanation. Inline content only, because it is inside a paragraph. */
  tip: ReactNode;
  /** The explained text. */
  children: ReactNode;
};

/** Text with a tooltip: it opens on hover, focus or tap, and Escape closes it. */
export function Tooltip({ tip, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !anchor.current) return;
    const shown = panel.current;
    const anchorElement = anchor.current;
    let close = () => {};
    let closed = false;
    // Loaded when a tip first opens: most questions have none.
    import('../anchored-panel/anchored-panel.ts').then(({ followAnchor }) => {
      if (closed) return;
      shown.showPopover();
      const stopFollowing = followAnchor(shown, anchorElement, { isAbove: (at) => at.top > minSpaceAbove });
      close = () => {
        stopFollowing();
        shown.hidePopover();
      };
    });
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', onKey);
    return () => {
      closed = true;
      close();
      removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    // The handlers are on the parent: the pointer may move onto the tip to select text.
    <span
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot break across lines as words do */}
      <span
        ref={anchor}
        className={css.term}
        role="button"
        tabIndex={0}
        aria-describedby={id}
        aria-expanded={open}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </span>
      <span ref={panel} id={id} className={css.panel} role="tooltip" popover="manual">
        {tip}
      </span>
    </span>
  );
}
