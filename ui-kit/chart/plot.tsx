import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import css from './plot.module.css';

type PlotProps = {
  /** Describes the chart with its most important numbers; the table has all of them. */
  label: string;
  /** Renders the marks for the available width, in pixels at the usual text size. */
  children: (width: number) => { height: number; marks: ReactNode };
};

/** An SVG as wide as its container. All of it grows with the size of the text, and with nothing else. */
export function Plot({ label, children }: PlotProps) {
  const [box, width] = useElementWidth<HTMLDivElement>();
  const drawing = width > 0 ? children(width) : null;
  return (
    <div ref={box} className={css.plot}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          style={{ width: `${width / textSize}rem`, height: `${drawing.height / textSize}rem` }}
          viewBox={`0 0 ${width} ${drawing.height}`}
        >
          {drawing.marks}
        </svg>
      )}
    </div>
  );
}

/** The CSS classes of the parts of a plot. */
export const plotClasses = {
  axis: css.axis ?? '',
  solid: css.solid ?? '',
  hollow: css.hollow ?? '',
  hatched: css.hatched ?? '',
  dashed: css.dashed ?? '',
  hair: css.hair ?? '',
  name: css.name ?? '',
  value: css.value ?? '',
  total: css.total ?? '',
};

/** The usual text size: CSS pixels of 1rem. */
const textSize = 16;

/** Returns the width of an element in pixels at the usual text size, from before the first paint. */
function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(Math.floor((box.getBoundingClientRect().width / rem) * textSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
