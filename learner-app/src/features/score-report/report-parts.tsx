import type { ReportPart, ScoreReport } from '@fourfold/core/contract/score-report';
import { practiceText } from '@fourfold/core/test-entries/practice-note';
import type { CSSProperties } from 'react';
import css from './report-parts.module.css';
import { rangeText, routeText } from './report-texts.ts';

type ReportPartsProps = { report: Pick<ScoreReport, 'parts' | 'composite' | 'modules'> };

/** The composite, and each part with its range drawn on its scale. */
export function ReportParts({ report: { parts, composite, modules } }: ReportPartsProps) {
  const isEstimated = parts.some(({ estimated }) => estimated);
  const practice = practiceText(modules);
  const isSeen = modules.some(({ key_seen }) => key_seen);
  return (
    <section className={css.scores} aria-label="Scores">
      {composite && (
        <div className={css.composite}>
          <h2>{composite.title}</h2>
          <p>
            <b>{composite.value ?? '–'}</b> <span className="small">{`of ${composite.of}`}</span>
          </p>
          <p className="small">{composite.reason ?? rangeText(composite)}</p>
        </div>
      )}
      <ul className={css.parts}>
        {parts.map((part) => (
          <PartScore key={part.type} part={part} />
        ))}
      </ul>
      {(practice || isEstimated || isSeen) && (
        <p className="small">
          {[
            practice,
            isEstimated && 'Estimated from the questions, because this test has no table.',
            isSeen && 'Answers were seen before.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </section>
  );
}

function PartScore({ part }: { part: ReportPart }) {
  const { title, value, of, reason } = part;
  const texts = [rangeText(part), routeText(part)].filter((text) => text !== null);
  return (
    <li>
      <h3>{title}</h3>
      <p className={css.value}>
        <b>{value ?? '–'}</b> <span className="small">{`of ${of}`}</span>
      </p>
      <ScaleBar part={part} />
      <p className="small">{reason ?? texts.join('. ').replace(/(?<!\.)$/, texts.length > 0 ? '.' : '')}</p>
    </li>
  );
}

/** The scale as a line with its ends, the range as a bar on it and the score as a stroke. The text has the same. */
function ScaleBar({ part: { value, min, of, lower, upper } }: { part: ReportPart }) {
  if (value === null || of <= min) return null;
  const share = (score: number) => Math.min(1, Math.max(0, (score - min) / (of - min)));
  const [from, to] = [share(lower ?? value), share(upper ?? value)];
  const style = { '--from': from, '--to': to, '--at': share(value) } as CSSProperties;
  return (
    <div className={css.scale} style={style} aria-hidden="true">
      <i className={css.line} />
      <i className={css.range} />
      <i className={css.score} />
      <span>{min}</span>
      <span>{of}</span>
    </div>
  );
}
