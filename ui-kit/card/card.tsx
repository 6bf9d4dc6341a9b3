import type { ReactNode } from 'react';
import css from './card.module.css';

type CardProps = {
  /** On the left, like a question's number. */
  number?: ReactNode;
  /** One line, truncated while the card is closed. */
  title: ReactNode;
  /** At the right edge: rank, arrow or state. */
  end?: ReactNode;
  /** An open card has a heavy rule and shows its children. */
  open?: boolean | undefined;
  /** The content of an open card. */
  children?: ReactNode;
};

/** A card: a rule, a number and a title line, without box or shadow. */
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
