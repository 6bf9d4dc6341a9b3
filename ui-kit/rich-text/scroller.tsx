import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import formula from './formula.module.css';
import css from './rich-text.module.css';

type ScrollerProps = {
  /** Accessible name while it scrolls. */
  label: string;
  /** Inline, for a formula in a line of text. */
  inline?: boolean;
  /** The content that may be too wide. */
  children: ReactNode;
};

/** Scrolls content that is too wide, and is then focusable by keyboard. */
export function Scroller({ label, inline = false, children }: ScrollerProps) {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const Tag = inline ? 'span' : 'div';
  const focusProps = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : undefined;
  return (
    <Tag ref={ref as Ref<HTMLDivElement>} className={inline ? formula.formula : css.scroller} {...focusProps}>
      {children}
    </Tag>
  );
}
