import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './explanation.module.css';

type ExplanationProps = {
  /** The text. One that is higher than 215 pixels is cut. */
  children: ReactNode;
  /** Called once, when the full explanation is first opened (view_full_explanation). */
  onViewFull?: (() => void) | undefined;
};

/**
 * Heights in pixels: a text above the first is cut to it, a text above the second is cut to the second (PRC-004, Q43).
 */
const collapsesAbove = 215;
const shownAtMost = 300;

/** The explanation after a verdict; a long one is cut with a fade until it is opened. */
export function Explanation({ children, onViewFull }: ExplanationProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const viewed = useRef(false);
  const [height, setHeight] = useState(0);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!text.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(text.current);
    return () => observer.disconnect();
  }, []);

  const isLong = height > collapsesAbove;
  const isCut = isLong && !isFull;
  const toggle = () => {
    if (!isFull && !viewed.current) onViewFull?.();
    viewed.current = true;
    setFull(!isFull);
  };
  return (
    <section aria-label="Explanation">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div
        id={id}
        className={css.fold}
        data-cut={isCut || undefined}
        style={{ '--cut': `${height > shownAtMost ? shownAtMost : collapsesAbove}px` } as CSSProperties}
        // A focus below the cut opens the explanation, so that it is visible.
        onFocus={isCut ? toggle : undefined}
      >
        <div ref={text} className={css.text}>
          {children}
        </div>
      </div>
      {isLong && (
        <div className={css.more}>
          <Button aria-expanded={isFull} aria-controls={id} onClick={toggle}>
            {isFull ? 'Show less' : 'View full explanation'}
          </Button>
        </div>
      )}
    </section>
  );
}
