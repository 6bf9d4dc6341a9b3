import type { ClassReport } from '@fourfold/core/contract/score-report';
import css from '../../../print/printed-tables.module.css';
import { ClassTables } from './class-tables.tsx';
import { type ClassOrder, countText } from './class-texts.ts';

/** The scores of a class on paper. */
export function PrintedScores({ report, order }: { report: ClassReport; order: ClassOrder }) {
  return (
    <article className={css.sheet} data-print-sheet>
      <h1>{report.title}</h1>
      <p>{`Scores of the ${report.variant} test. ${countText(report.students)}`}</p>
      <ClassTables report={report} order={order} />
    </article>
  );
}
