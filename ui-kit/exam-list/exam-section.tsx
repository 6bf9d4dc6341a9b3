import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { DownIcon } from '../icon/icon.tsx';
import { ProgressRing } from '../progress-ring/progress-ring.tsx';
import css from './exam-section.module.css';

type ExamSectionProps = {
  title: string;
  /** The id of its exam's title: of several open exams each has a section of this name. */
  within?: string | undefined;
  /** Beside the title: how many questions, and what became of them. */
  note?: ReactNode;
  /** How far one is with it, 0 to 100. */
  percent?: number | undefined;
  /** Buttons and switches at the right end. */
  tools?: ReactNode;
  /** It is not what the mode is about, and steps back. */
  faint?: boolean | undefined;
  /** On a phone sections fold; on wide screens all are open. */
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One section of an exam: its name over its numbers. */
export function ExamSection({
  title,
  within,
  note,
  percent,
  tools,
  faint,
  open,
  onToggle,
  children,
}: ExamSectionProps) {
  const id = useId();
  const folds = useSyncExternalStore(followWidth, isNarrow);
  const shown = open || !folds;
  return (
    <section className={css.section} aria-labelledby={within ? `${id} ${within}` : id} data-faint={faint || undefined}>
      <header>
        <h3 id={id}>
          {folds ? (
            <button type="button" aria-expanded={open} aria-controls={open ? `${id}in` : undefined} onClick={onToggle}>
              {title}
              <DownIcon />
            </button>
          ) : (
            title
          )}
        </h3>
        {note && <span className="small">{note}</span>}
        {percent !== undefined && <ProgressRing percent={percent} label={`Progress of ${title}`} />}
        {tools && <div className={css.tools}>{tools}</div>}
      </header>
      {shown && <div id={`${id}in`}>{children}</div>}
    </section>
  );
}

/** As wide as the look's phone. */
const narrow = '(max-width: 700px)';

function followWidth(onChange: () => void) {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return matchMedia(narrow).matches;
}
