import type { ScoreReport } from '@fourfold/core/contract/score-report';
import { reportScores } from '@fourfold/core/score-report/report-scores';
import { testScore } from '@fourfold/core/test-entries/test-score';
import { partForms, type VersionsOfItems } from '../test-sections/part-forms.ts';
import type { ReportAttempt } from './read-attempts.ts';
import type { ReportExam } from './read-exams.ts';

/** Whether a section of a test was taken in practice mode (Q342): its score is not compared with those of test mode. */
export function isPractice(attempts: readonly Pick<ReportAttempt, 'practice'>[]): boolean {
  return attempts.some(({ practice }) => practice);
}

type Scores = Pick<ScoreReport, 'parts' | 'composite'>;
const noScores: Scores = { parts: [], composite: null };

/** The scores of one student's attempts in one test, with the versions that they had; none while the review is closed. */
export function scoreTest(
  { edition, score }: Pick<ReportExam, 'edition' | 'score'>,
  attempts: readonly ReportAttempt[],
  versions: VersionsOfItems,
): Scores {
  const seen = attempts.filter(({ review }) => review !== 'closed');
  if (seen.length === 0) return noScores;
  const forms = partForms(edition, seen, versions);
  const submitted = Object.fromEntries(seen.map((one) => [one.section, one]));
  return reportScores(
    edition,
    testScore(edition, submitted, { rows: score, formOf: (part) => forms.get(part) ?? null }),
  );
}
