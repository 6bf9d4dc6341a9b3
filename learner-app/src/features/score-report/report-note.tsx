import type { ScoreReport } from '@fourfold/core/contract/score-report';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import { dayText, variantTexts } from './report-texts.ts';

/** "Score report of the mock test, Digital SAT, submitted on 12 Nov." */
export function ReportNote({ report: { modules, variant, edition } }: { report: ScoreReport }) {
  const last = modules
    .map(({ submitted_at }) => submitted_at)
    .toSorted()
    .at(-1);
  const submitted = last === undefined ? '' : `, submitted on ${dayText(last, new Date())}`;
  return `Score report of the ${variantTexts[variant]}, ${examEditions[edition].title}${submitted}.`;
}
