import type { ReactNode } from 'react';
import css from './card.module.css';

type CardProps = {
  /** Hangs left, as the number of a question does. */
  number?: ReactNode;
  /** One line; it is cut at the edge while the card is closed. */
  title: ReactNode;
  /** At the right edge: rank, arrow, state. */
  end?: ReactNode;
  /** An open card has the heavy rule and shows what is in it. */
  open?: boolean | undefined;
  children?: ReactNode;
};

/** A card is a rule, a number and a line; no box, no shadow. */
export function Card({ number, title, end, open, children }: CardProps) {
  return (
    <article className={css.card} data-open={open || undefined}>
      <span className={css.number}>{number}</span>
      <div className={css.title}>{title}</div>
      <div className={css.end}>{end}</div>
      {open && <div className={css.inside}>{children}</div>}
    </article>
  );
}
