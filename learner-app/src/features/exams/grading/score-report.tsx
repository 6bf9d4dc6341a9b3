import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { scoreStateText } from '@fourfold/core/scores/score-state-text';
import css from './score-report.module.css';
import { scoreTotals } from './score-totals.ts';

type Score = SatScore | ActScore;

/** A table of the sections' right answers and the totals, followed by the reasons for missing values. */
export function ScoreReport({ family, score }: { family: Family; score: Score }) {
  const { sections } = examFamilies[family];
  const graded = sections.filter(({ type }) => score.sections[type]);
  const totals = scoreTotals(score, graded.length > 0);
  return (
    <>
      <table className={css.report}>
        <caption className="vh">Scores</caption>
        {graded.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Right</th>
              {score.converted && <th scope="col">Score</th>}
            </tr>
          </thead>
        )}
        <tbody>
          {graded.map(({ type, title, questions }) => {
            const part = score.sections[type];
            if (!part) return null;
            return (
              <tr key={type}>
                <th scope="row">
                  {title}
                  {score.timed[type] && <small>Timed</small>}
                  {score.shows[type] === 'corrected' && <small>Corrected</small>}
                </th>
                <td>{part.raw === null ? <NotAvailable /> : <Value value={part.raw} of={questions} />}</td>
                {score.converted && <td>{part.of === questions ? '' : <PartScore {...part} />}</td>}
              </tr>
            );
          })}
        </tbody>
        <tbody className={css.totals}>
          {totals.map(({ label, part }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {graded.length > 0 && score.converted && <td>{part.raw ?? ''}</td>}
              <td>
                <PartScore {...part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Reasons parts={[...Object.values(score.sections), ...totals.map(({ part }) => part)]} />
      {scoreStateText(score).map((said) => (
        <p key={said} className="small">
          {said}
        </p>
      ))}
      {graded.length > 0 && !score.converted && (
        <p className="small">There is no conversion table: scores are right answers.</p>
      )}
    </>
  );
}

function PartScore({ value, of }: ScorePart) {
  return value === null ? <NotAvailable /> : <Value value={value} of={of} />;
}

function Value({ value, of }: { value: number; of: number }) {
  return (
    <>
      <span className={css.value}>{value}</span> <small>of {of}</small>
    </>
  );
}

function NotAvailable() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="vh">not available</span>
    </>
  );
}

/** Lists each reason once: the reason of a total is the concatenation of its sections' reasons. */
function Reasons({ parts }: { parts: readonly ScorePart[] }) {
  const reasons: string[] = [];
  for (const { reason } of parts) {
    const remainder = reasons.reduce((text, one) => text.replace(one, ''), reason ?? '').trim();
    if (remainder !== '') reasons.push(remainder);
  }
  if (reasons.length === 0) return null;
  return (
    <ul className={css.reasons} aria-label="Not available">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
