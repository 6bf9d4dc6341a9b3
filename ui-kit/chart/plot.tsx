import type { ReactNode } from 'react';
import css from './plot.module.css';
import { useWidth } from './use-width.ts';

type PlotProps = {
  /** What it shows, in words, with its most telling numbers; the table has them all. */
  label: string;
  /** Draws it as wide as there is room. */
  children: (width: number) => { height: number; marks: ReactNode };
};

/** A drawing as wide as its place, whose letters keep their size. */
export function Plot({ label, children }: PlotProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const drawing = width > 0 ? children(width) : null;
  return (
    <div ref={box} className={css.plot}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={drawing.height}
          viewBox={`0 0 ${width} ${drawing.height}`}
        >
          {drawing.marks}
        </svg>
      )}
    </div>
  );
}

/** The style sheet's names for what a drawing is made of. */
export const drawn = {
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
