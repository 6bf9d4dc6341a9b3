import { type ReactNode, useId } from 'react';
import { DownIcon } from '../icon/icon.tsx';
import css from './exam-list.module.css';

/** Exams under each other, each of which opens to its sections. */
export function ExamList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}

type ExamItemProps = {
  /** Of the row, so that an address can lead to it. */
  id?: string | undefined;
  title: ReactNode;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** Right of the title: progress, scores. */
  meta?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** What stands under the row while it is open. */
  children?: ReactNode;
};

/** One exam: a row that is pressed anywhere to open and close it. */
export function ExamItem({ id, title, note, meta, open, onToggle, children }: ExamItemProps) {
  const inside = useId();
  return (
    <li className={css.item} data-open={open || undefined}>
      <div className={css.row}>
        <div className={css.title}>
          <h2>
            <button
              type="button"
              id={id}
              aria-expanded={open}
              aria-controls={open ? inside : undefined}
              onClick={onToggle}
            >
              {title}
            </button>
          </h2>
          {note && <p>{note}</p>}
        </div>
        {meta && <div className={css.meta}>{meta}</div>}
        <DownIcon />
      </div>
      {open && (
        <div className={css.inside} id={inside}>
          {children}
        </div>
      )}
    </li>
  );
}

type ExamSectionProps = {
  title: string;
  /** Beside the title: how many questions, and what became of them. */
  note?: ReactNode;
  children: ReactNode;
};

/** One section of an exam: its name over its numbers. */
export function ExamSection({ title, note, children }: ExamSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {note && <span className="small">{note}</span>}
      </header>
      {children}
    </section>
  );
}
