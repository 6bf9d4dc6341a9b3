import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './rich-text.module.css';

/** What is too wide scrolls inside itself, and can then be reached by keyboard. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : undefined;
  return (
    <div ref={ref} className={css.scroller} {...reachable}>
      {children}
    </div>
  );
}
