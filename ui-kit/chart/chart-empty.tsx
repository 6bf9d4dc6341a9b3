import type { ReactNode } from 'react';
import css from './chart-states.module.css';

type ChartEmptyProps = {
  title: string;
  children: ReactNode;
  /** As high as a drawing: there was one here, and may be again in a moment. */
  tall?: boolean;
};

/** No marks yet: that it is so, and one line on what will stand here. */
export function ChartEmpty({ title, children, tall }: ChartEmptyProps) {
  return (
    <div className={css.empty} data-tall={tall || undefined}>
      <b>{title}</b>
      <p className="small">{children}</p>
    </div>
  );
}
