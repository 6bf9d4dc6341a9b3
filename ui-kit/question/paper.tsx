import type { ReactNode } from 'react';
import css from './paper.module.css';

type PaperProps = {
  /** The question's head: number, rank, calculator note. */
  head: ReactNode;
  /** A passage that the question is about: PassagePane. */
  passage?: ReactNode;
  children: ReactNode;
  /** Notes in the margin: the run, the navigator, the sets. They stay in view; on smaller screens they go below. */
  aside?: ReactNode;
};

/** The page a question stands on: number in the margin, text under a heavy rule, notes at the right. */
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

/** One note in the margin under its label. */
export function MarginNote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={css.label}>{label}</h2>
      {children}
    </section>
  );
}
