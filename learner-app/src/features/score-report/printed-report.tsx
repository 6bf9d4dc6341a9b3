import { useAccount } from '@fourfold/app-shell/session';
import type { ScoreReport } from '@fourfold/core/contract/score-report';
import css from '../../print/printed-tables.module.css';
import { ReportNote } from './report-note.tsx';
import { ReportParts } from './report-parts.tsx';
import { ReportSections } from './report-sections.tsx';

/** The score report on paper: the same as on the page without its links, with the name of the student. */
export function PrintedReport({ report }: { report: ScoreReport }) {
  return (
    <article className={css.sheet} data-print-sheet>
      <h1>{report.title}</h1>
      <p>
        {useAccount()?.username}. <ReportNote report={report} />
      </p>
      <ReportParts report={report} />
      {report.review === 'open' && <ReportSections report={report} isReader />}
    </article>
  );
}
