import { type ReactNode, useId, useState } from 'react';
import { DownIcon } from '../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import css from './exam-list.module.css';

export { ExamSection } from './exam-section.tsx';

type ExamListProps = {
  /** Accessible name of the list. */
  label: string;
  /** Below the list, such as what an asterisk means. */
  footnote?: ReactNode;
  /** The exams, each an ExamItem. */
  children: ReactNode;
};

/** A list of exams; each opens to its sections. */
export function ExamList({ label, footnote, children }: ExamListProps) {
  return (
    <>
      <ul aria-label={label}>{children}</ul>
      {footnote && <p className={css.footnote}>{footnote}</p>}
    </>
  );
}

/** Progress in a part of an exam. */
type ExamBar = { title: string; percent: number };

type ExamItemProps = {
  /** DOM id of the row, used as a URL anchor. */
  id?: string | undefined;
  /** The exam's title, which opens the row. */
  title: string;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** Progress of each section, on the right on wide screens. */
  bars?: readonly ExamBar[] | undefined;
  /** The overall progress, or another text. */
  whole?: { percent: number; text: string } | string | undefined;
  /** The score, in large digits. */
  score?: { value: number | null; of: number } | undefined;
  /** Its content is visible. */
  open?: boolean | undefined;
  /** Called on a click on the title; undefined if the row cannot be opened. */
  onToggle?: (() => void) | undefined;
  /** Buttons of a row that cannot be opened. */
  actions?: ReactNode;
  /** The content below the row while it is open. */
  children?: ReactNode;
};

/** One exam: a row that opens and closes on click. */
export function ExamItem({
  id,
  title,
  note,
  bars,
  whole,
  score,
  open = false,
  onToggle,
  actions,
  children,
}: ExamItemProps) {
  const inside = useId();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <li className={css.item} data-open={open || undefined}>
      <div className={css.row}>
        <div className={css.title}>
          <h2>
            {onToggle ? (
              <button
                type="button"
                id={id}
                aria-expanded={open}
                aria-controls={open ? inside : undefined}
                onClick={onToggle}
              >
                {title}
              </button>
            ) : (
              <span id={id}>{title}</span>
            )}
          </h2>
          {note && <p>{note}</p>}
        </div>
        <div className={css.bars}>
          {bars?.map((bar) => (
            <Progress key={bar.title} percent={bar.percent} text={bar.title} label={`${title}, ${bar.title}`} />
          ))}
        </div>
        <div className={css.whole}>
          {typeof whole === 'object' ? (
            <Progress percent={whole.percent} text={whole.text} label={`${title}, progress`} />
          ) : (
            whole
          )}
        </div>
        <div className={css.score}>
          {score && score.value !== null && (
            <>
              <span className="vh">Score </span>
              {score.value} <small>of {score.of}</small>
            </>
          )}
        </div>
        <div className={css.end}>{onToggle ? <DownIcon /> : actions}</div>
      </div>
      {/* Hidden instead of unmounted when closed, so that its state stays. */}
      {wasOpen && (
        <div className={css.inside} id={inside} hidden={!open}>
          {children}
        </div>
      )}
    </li>
  );
}

type ExamModesProps = {
  /** Accessible name of the group of switches. */
  label: string;
  /** What the modes that are on do. */
  note: ReactNode;
  /** The switches, and a legend. */
  children: ReactNode;
};

/** The switches of an open exam, with notes about those that are on. */
export function ExamModes({ label, note, children }: ExamModesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend
    <div className={css.modes} role="group" aria-label={label}>
      {children}
      <p className={css.modeNote}>{note}</p>
    </div>
  );
}

type ExamContentProps = {
  /** The scores, to the right of the sections on wide screens and below them on narrow ones. */
  aside?: ReactNode;
  /** The sections, each an ExamSection. */
  children: ReactNode;
};

/** The sections of an open exam, and its scores. */
export function ExamContent({ aside, children }: ExamContentProps) {
  // The same element structure with and without scores: an open menu or a marking keeps its state.
  return (
    <div className={aside ? css.beside : undefined}>
      <div>{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
  );
}
