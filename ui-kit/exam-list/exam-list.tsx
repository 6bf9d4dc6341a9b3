import { type ReactNode, useId, useState } from 'react';
import { DownIcon } from '../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import css from './exam-list.module.css';

export { ExamSection } from './exam-section.tsx';

type ExamListProps = { label: string; footnote?: ReactNode; children: ReactNode };

/** Exams under each other, each of which opens to its sections. */
export function ExamList({ label, footnote, children }: ExamListProps) {
  return (
    <>
      <ul aria-label={label}>{children}</ul>
      {footnote && <p className={css.footnote}>{footnote}</p>}
    </>
  );
}

/** How far one is with a part of an exam. */
type ExamBar = { title: string; percent: number };

type ExamItemProps = {
  /** Of the row, so that an address can lead to it. */
  id?: string | undefined;
  title: string;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** Right of the title where there is room: the progress of each section. */
  bars?: readonly ExamBar[] | undefined;
  /** The progress of all of it, or what else there is to say in its place. */
  whole?: { percent: number; words: string } | string | undefined;
  /** In large figures. */
  score?: { value: number | null; of: number } | undefined;
  open?: boolean | undefined;
  /** Where it opens to nothing there is none. */
  onToggle?: (() => void) | undefined;
  /** Buttons at the end of a row that does not open. */
  actions?: ReactNode;
  /** What stands under the row while it is open. */
  children?: ReactNode;
};

/** One exam: a row that is pressed anywhere to open and close it. */
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
            <Progress key={bar.title} percent={bar.percent} words={bar.title} label={`${title}, ${bar.title}`} />
          ))}
        </div>
        <div className={css.whole}>
          {typeof whole === 'object' ? (
            <Progress percent={whole.percent} words={whole.words} label={`${title}, progress`} />
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
      {/* Closed it is only out of sight: what was begun in it is there when it is opened again. */}
      {wasOpen && (
        <div className={css.inside} id={inside} hidden={!open}>
          {children}
        </div>
      )}
    </li>
  );
}

type ExamModesProps = { label: string; note: ReactNode; children: ReactNode };

/** The switches of an open exam, and under them what those that are on are for. */
export function ExamModes({ label, note, children }: ExamModesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend
    <div className={css.modes} role="group" aria-label={label}>
      {children}
      <p className={css.modeNote}>{note}</p>
    </div>
  );
}

/** The sections of an open exam, and its scores beside them where there is room. */
export function ExamInside({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  // The same elements with scores and without: when they arrive, an open menu or what is being marked stays.
  return (
    <div className={aside ? css.beside : undefined}>
      <div>{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
  );
}
