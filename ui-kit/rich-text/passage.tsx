import { type ReactNode, useEffect, useRef, useState } from 'react';
import { linePositions } from './line-positions.ts';
import css from './rich-text.module.css';

type PassageProps = {
  /** The source, below the text; empty if there is none. */
  credit: string;
  /** The text: paragraphs, headings, lists. */
  children: ReactNode;
};

/**
 * A passage with every fifth line numbered in the margin, by the current line breaks. Numbers and
 * credit are not editable in the editor.
 */
export function Passage({ credit, children }: PassageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly number[]>([]);
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    const measure = () => setLines(linePositions(text));
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    // A font that loads later can change the line breaks without changing the height.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, []);
  return (
    <div className={css.passage}>
      <div ref={ref}>{children}</div>
      {lines.map(
        (middle, at) =>
          at % 5 === 4 && (
            <span key={middle} className={css.line} style={{ top: middle }} aria-hidden="true" contentEditable={false}>
              {at + 1}
            </span>
          ),
      )}
      {credit && (
        <p className={css.credit} contentEditable={false}>
          {credit}
        </p>
      )}
    </div>
  );
}
