import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from '../rich-text/rich-text.module.css';

/** Pixels between the viewport's top and the words, from where on the tip opens above them (1§9). */
const roomAbove = 300;

/** Words that explain themselves: by hover, focus or a tap; Escape closes. */
export function Tooltip({ tip, children }: { tip: ReactNode; children: ReactNode }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !anchor.current) return;
    const shown = panel.current;
    const words = anchor.current;
    let close = () => {};
    let closed = false;
    // Most questions have no tip, and a tip can wait for what places it.
    import('../place/place.ts').then(({ keepPlaced }) => {
      if (closed) return;
      shown.showPopover();
      const release = keepPlaced(shown, words, { above: (at) => at.top > roomAbove });
      close = () => {
        release();
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
    // Leaving counts for both: the pointer may move on to the tip and select in it.
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
