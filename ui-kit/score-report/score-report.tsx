import { ScoreValue } from '../score-sum/score-value.tsx';
import css from './score-report.module.css';

/** A score and its maximum; the value is null if it is not available. */
type ScorePart = { value: number | null; of: number };

export type ScoreSection = {
  /** The section's title. */
  title: string;
  /** After the title, such as "Timed". */
  marks: readonly string[];
  /** Right answers. */
  right: ScorePart;
  /** The scaled score; null leaves the cell empty, because the section is scored with another. */
  score: ScorePart | null;
};

type ScoreTotal = {
  /** What it is the total of. */
  label: string;
  /** Right answers; null leaves the cell empty. */
  right: number | null;
  /** The scaled score. */
  score: ScorePart;
};

type ScoreReportProps = {
  /** The graded sections; empty for a score that was entered as a whole. */
  sections: readonly ScoreSection[];
  /** The totals; the last one is the grand total. */
  totals: readonly ScoreTotal[];
  /** Whether there is a conversion table: without it, scores are right answers and their column is left out. */
  isConverted: boolean;
  /** Why scores are not available. */
  reasons: readonly string[];
  /** Further sentences below the table. */
  notes: readonly string[];
};

/** The scores of an exam as a sum: the sections' right answers and scores, and the totals underlined. */
export function ScoreReport({ sections, totals, isConverted, reasons, notes }: ScoreReportProps) {
  const hasSections = sections.length > 0;
  return (
    <>
      <table className={css.report}>
        <caption className="vh">Scores</caption>
        {hasSections && (
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Right</th>
              {isConverted && <th scope="col">Score</th>}
            </tr>
          </thead>
        )}
        <tbody>
          {sections.map(({ title, marks, right, score }) => (
            <tr key={title}>
              <th scope="row">
                {title}
                {marks.map((mark) => (
                  <small key={mark}>{mark}</small>
                ))}
              </th>
              <td>
                <ScoreValue {...right} className={css.value} />
              </td>
              {isConverted && <td>{score && <ScoreValue {...score} className={css.value} />}</td>}
            </tr>
          ))}
        </tbody>
        <tbody className={css.totals}>
          {totals.map(({ label, right, score }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {hasSections && isConverted && <td>{right}</td>}
              <td>
                <ScoreValue {...score} className={css.value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.length > 0 && (
        <ul className={css.reasons} aria-label="Not available">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </>
  );
}
