import { type ReactNode, useId } from 'react';
import css from './chart.module.css';
import { ChartTable, type ChartTableData } from './chart-table.tsx';

/** The kinds of marks in a legend. */
type LegendMark = 'solid' | 'hollow' | 'hatched' | 'dashed';

export type ChartProps = {
  /** Heading of the chart, and accessible name of its figure and table. */
  title: string;
  /** The legend: what each kind of mark means. */
  keys?: readonly { label: string; mark: LegendMark }[] | undefined;
  /** Next to “Show as table”, such as a button for another scale; only with a table. */
  action?: ReactNode;
  /** The plot, or its loading, error or empty state. */
  children: ReactNode;
  /** A sentence below the plot, such as what an asterisk means. */
  note?: ReactNode;
  /** The values as a table; undefined if there is nothing to plot. */
  table?: ChartTableData | undefined;
};

/** The frame of a chart: title, legend, note, and a table with the values of the plot, which is its child. */
export function Chart({ title, keys = [], action, children, note, table }: ChartProps) {
  const id = useId();
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {keys.map(({ label, mark }) => (
          <span key={label} className={css.key}>
            <MarkIcon mark={mark} />
            {label}
          </span>
        ))}
      </header>
      {children}
      {note && <p className="small">{note}</p>}
      {table && (
        <div className={css.foot}>
          <details className={css.more}>
            <summary>
              Show as table<span className="vh">: {title}</span>
            </summary>
            <ChartTable caption={title} {...table} />
          </details>
          {action && <div className={css.action}>{action}</div>}
        </div>
      )}
    </figure>
  );
}

function MarkIcon({ mark }: { mark: LegendMark }) {
  return (
    <svg className={css.mark} data-mark={mark} viewBox="0 0 14 12" aria-hidden="true">
      <rect x=".6" y=".6" width="12.8" height="10.8" />
      {mark === 'hatched' && <path d="M1 6L6.4 .6M1 11.4L11.8 .6M6.4 11.4L13.4 4.4M11 11.4L13.4 9" />}
    </svg>
  );
}
