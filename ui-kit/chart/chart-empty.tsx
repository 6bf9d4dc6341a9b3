import type { ReactNode } from 'react';
import css from './chart-states.module.css';

/** No marks yet: that it is so, and one line on what will stand here. As high as a drawing. */
export function ChartEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.empty}>
      <b>{title}</b>
      <p className="small">{children}</p>
    </div>
  );
}
