import type { ReactNode } from 'react';
import css from './chart-states.module.css';

type ChartEmptyProps = {
  /** What there is none of. */
  title: string;
  /** One sentence about what the chart will show. */
  children: ReactNode;
  /** As high as a plot, if there was one before the filter changed. */
  hasPlotHeight?: boolean;
};

/** The empty state of a chart, with one line about what it will show. */
export function ChartEmpty({ title, children, hasPlotHeight }: ChartEmptyProps) {
  return (
    <div className={css.empty} data-tall={hasPlotHeight || undefined}>
      <b>{title}</b>
      <p className="small">{children}</p>
    </div>
  );
}
