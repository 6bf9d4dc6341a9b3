import type { ReactNode } from 'react';
import css from './page-head.module.css';

type PageHeadProps = {
  /** The h1 of the page. */
  title: ReactNode;
  /** One line under the title, such as the source and licence of a topic. */
  note?: ReactNode;
  /** Buttons at the right edge. */
  children?: ReactNode;
};

/** The title of a page, its note and its actions. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        {note && <p className="small">{note}</p>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </header>
  );
}
