import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import { scoreStateText } from '@fourfold/core/scores/score-state-text';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { ScoreReport, type ScoreSection } from '@fourfold/ui-kit/score-report';
import { scoreTotals } from './score-totals.ts';

type Score = SatScore | ActScore;

/** The scores of an exam: its sections' right answers, its totals, and the reasons for missing values. */
export function ExamScoreReport({ family, score }: { family: Family; score: Score }) {
  const sections = scoreSections(family, score);
  const totals = scoreTotals(score, sections.length > 0);
  return (
    <ScoreReport
      sections={sections}
      totals={totals.map(({ label, part }) => ({ label, right: part.raw, score: part }))}
      isConverted={score.converted}
      reasons={distinctReasons([...Object.values(score.sections), ...totals.map(({ part }) => part)])}
      notes={[
        ...scoreStateText(score),
        ...(sections.length > 0 && !score.converted ? ['There is no conversion table: scores are right answers.'] : []),
      ]}
    />
  );
}

/** The graded sections of a score, in the order of the exam. */
function scoreSections(family: Family, score: Score): ScoreSection[] {
  return paperSections(family).flatMap(({ type, title, questions }) => {
    const part = score.sections[type];
    if (!part) return [];
    return {
      title,
      marks: [...(score.timed[type] ? ['Timed'] : []), ...(score.shows[type] === 'corrected' ? ['Corrected'] : [])],
      right: { value: part.raw, of: questions },
      score: part.of === questions ? null : part,
    };
  });
}

/** Lists each reason once: the reason of a total is the concatenation of its sections' reasons. */
function distinctReasons(parts: readonly ScorePart[]): string[] {
  const reasons: string[] = [];
  for (const { reason } of parts) {
    const remainder = reasons.reduce((text, one) => text.replace(one, ''), reason ?? '').trim();
    if (remainder !== '') reasons.push(remainder);
  }
  return reasons;
}
