import type { ReactNode } from 'react';
import css from './empty.module.css';

/** The empty state: the specified title, and one line about what will be here. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <b>{title}</b>
      {children}
    </div>
  );
}
