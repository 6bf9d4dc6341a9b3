import type { ReactNode } from 'react';
import css from './banner.module.css';

/** Across the top of every page, above all else, and it cannot be closed: whose work this is, and the way back. */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <aside className={css.banner} aria-label="Tutor session">
      <span>{children}</span>
      {action && <span className={css.action}>{action}</span>}
    </aside>
  );
}
