import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CrossIcon } from '../icon/icon.tsx';
import { Strokes } from '../run-of-four/strokes.tsx';
import css from './end-panel.module.css';

type EndPanelProps = {
  /** Title of the finished set, sequence or test. */
  title: string;
  /** The result: "Problem set mastered". */
  outcome: string;
  /** Label and value of "Right", "Wrong" and "Time"; empty if unknown. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** A sentence on the result. */
  note?: string | undefined;
  /** The missed questions, by their numbers. */
  missed: readonly { id: string; number: number }[];
  /** Called with the id of a missed question. */
  onMissed: (id: string) => void;
  /** The button or link to what comes next. */
  next?: ReactNode;
  /** Called by the Close button. */
  onClose: () => void;
};

/** The summary after a set, sequence or test, at the top of the next page: its results and what comes next. */
export function EndPanel({ title, outcome, facts, note, missed, onMissed, next, onClose }: EndPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusOnMount(panel);
  return (
    <section ref={panel} className={css.panel} aria-labelledby={id} tabIndex={-1}>
      <Strokes count={4} of={4} big isNew aria-hidden />
      <div className={css.what}>
        <p className={css.title} id={id}>
          <span className="vh">{outcome}: </span>
          {title}
        </p>
        <p className="small" aria-hidden>
          {outcome}
        </p>
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={css.note}>{note}</p>}
      {missed.length > 0 && (
        <div className={css.missed}>
          <span className="small">Missed</span>
          <ul aria-label="Missed questions">
            {missed.map((question) => (
              <li key={question.id}>
                <button type="button" aria-label={`Question ${question.number}`} onClick={() => onMissed(question.id)}>
                  {question.number}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {next && <div className={css.next}>{next}</div>}
      <span className={css.close}>
        <Button kind="quiet" icon aria-label="Close" onClick={onClose}>
          <CrossIcon />
        </Button>
      </span>
    </section>
  );
}

/** Focuses the panel, unless the user has already focused something. */
function useFocusOnMount(panel: { current: HTMLElement | null }) {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.localName === 'main') panel.current?.focus();
  }, [panel]);
}
