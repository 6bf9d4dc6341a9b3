import { useId } from 'react';
import css from './score-sum.module.css';
import { ScoreValue } from './score-value.tsx';

export type ScoreLine = {
  /** What the score is of. */
  label: string;
  /** null if not available. */
  value: number | null;
  /** The maximum. */
  of: number;
};

type ScoreSumProps = {
  /** Heading above the scores, and accessible name of their lists. */
  title: string;
  /** The parts, from top to bottom. */
  lines: readonly ScoreLine[];
  /** The totals, larger and below a rule. */
  totals?: readonly ScoreLine[] | undefined;
  /** Below everything, such as why something is not available. */
  note?: string | null | undefined;
};

/** Scores as a sum: a rule above the total, and the last total underlined twice. */
export function ScoreSum({ title, lines, totals = [], note }: ScoreSumProps) {
  const id = useId();
  return (
    <div className={css.sum}>
      <h4 id={id}>{title}</h4>
      <dl aria-labelledby={id}>
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      {totals.length > 0 && (
        <dl className={css.totals} aria-labelledby={id}>
          {totals.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </dl>
      )}
      {note && <p className="small">{note}</p>}
    </div>
  );
}

function Line({ label, value, of }: ScoreLine) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ScoreValue value={value} of={of} className={css.value} />
        {value === null && (
          <>
            {' '}
            <small />
          </>
        )}
      </dd>
    </div>
  );
}
