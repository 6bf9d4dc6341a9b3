import type { ReactNode } from 'react';
import css from './empty.module.css';

type EmptyProps = {
  /** Says that there is nothing: "No assignments found". */
  title: string;
  /** One line about what will be here, and when. */
  children?: ReactNode;
};

/** The empty state: the specified title, and one line about what will be here. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      <b>{title}</b>
      {children}
    </div>
  );
}
