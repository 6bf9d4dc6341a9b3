import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CrossIcon } from '../icon/icon.tsx';
import { Strokes } from '../run-of-four/strokes.tsx';
import css from './end-panel.module.css';

type EndPanelProps = {
  /** What is over, by its name. */
  title: string;
  /** What has become of it: "Problem set mastered". */
  outcome: string;
  /** "Right", "Wrong", "Time", each with its value; none where nothing is known. */
  facts: readonly (readonly [words: string, value: ReactNode])[];
  /** The missed questions, by their numbers. */
  missed: readonly { id: string; number: number }[];
  onMissed: (id: string) => void;
  /** The button or link to what comes next. */
  next?: ReactNode;
  onClose: () => void;
};

/** At the top of the page that an end leads to: four strokes with their two rules, what came out, and what is next. */
export function EndPanel({ title, outcome, facts, missed, onMissed, next, onClose }: EndPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusFirst(panel);
  return (
    <section ref={panel} className={css.panel} aria-labelledby={id} tabIndex={-1}>
      <Strokes count={4} of={4} big fresh aria-hidden />
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
          {facts.map(([words, value]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
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

/** Read first on the page that it comes with; the focus is left where a person has already put it. */
function useFocusFirst(panel: { current: HTMLElement | null }) {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.localName === 'main') panel.current?.focus();
  }, [panel]);
}
