import type { ReactNode } from 'react';
import css from './paper.module.css';

type PaperProps = {
  /** The question's head: number, rank, calculator note. */
  head: ReactNode;
  /** The passage of the question: PassagePane. */
  passage?: ReactNode;
  /** The question: instructions, text, answers, explanation, actions. */
  children: ReactNode;
  /**
   * Notes in the margin, such as the run, the navigator and the sets. They stay in view; on smaller
   * screens they are below.
   */
  aside?: ReactNode;
};

/** The layout of a question: number on the left, text under a heavy rule, notes on the right. */
export function Paper({ head, passage, children, aside }: PaperProps) {
  return (
    <div className={css.paper}>
      {head}
      {passage}
      <div className={css.body}>{children}</div>
      {aside && <aside className={css.aside}>{aside}</aside>}
    </div>
  );
}

type MarginNoteProps = {
  /** The heading of the note. */
  label: string;
  /** Its content. */
  children: ReactNode;
};

/** A note in the margin with its label. */
export function MarginNote({ label, children }: MarginNoteProps) {
  return (
    <section>
      <h2 className={css.label}>{label}</h2>
      {children}
    </section>
  );
}
