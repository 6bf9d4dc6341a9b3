import type { ReactNode } from 'react';
import css from './empty.module.css';

/** Nothing here yet: the specified words, and one line on what will stand here. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <b>{title}</b>
      {children}
    </div>
  );
}
