import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { DownIcon } from '../icon/icon.tsx';
import { ProgressRing } from '../progress-ring/progress-ring.tsx';
import css from './exam-section.module.css';

type ExamSectionProps = {
  /** The section's title, which opens it on phones. */
  title: string;
  /** DOM id of the exam's title, which completes the section's accessible name. */
  within?: string | undefined;
  /** After the title: the number of questions and the state. */
  note?: ReactNode;
  /** Progress, 0 to 100. */
  percent?: number | undefined;
  /** Buttons and switches at the right end. */
  tools?: ReactNode;
  /** Dims a section that the mode does not apply to. */
  faint?: boolean | undefined;
  /** Used on phones, where sections collapse; on wide screens all are open. */
  open: boolean;
  /** Called on a click on the title, on phones. */
  onToggle: () => void;
  /** The content below the title, such as a NumberGrid. */
  children: ReactNode;
};

/** One section of an exam: its title and its numbers. */
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
  const isCollapsible = useSyncExternalStore(subscribeToWidth, isNarrow);
  const shown = open || !isCollapsible;
  return (
    <section className={css.section} aria-labelledby={within ? `${id} ${within}` : id} data-faint={faint || undefined}>
      <header>
        <h3 id={id}>
          {isCollapsible ? (
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

/** The phone breakpoint of the CSS. */
const narrowQuery = '(max-width: 43.75rem)';

function subscribeToWidth(onChange: () => void) {
  const media = matchMedia(narrowQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return matchMedia(narrowQuery).matches;
}
