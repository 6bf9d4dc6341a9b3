import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';

export type ScoreTotal = { label: string; part: ScorePart };

/**
 * Returns the totals of a score, the grand total last. With sections, an ACT has only its
 * composite, because its other totals are the sections.
 */
export function scoreTotals(score: SatScore | ActScore, withSections: boolean): ScoreTotal[] {
  if ('sat_id' in score)
    return [
      { label: 'Verbal', part: score.total_verbal_score },
      { label: 'Math', part: score.total_math_score },
      { label: 'Total', part: score.grand_score },
    ];
  const composite = { label: 'Composite', part: score.grand_score };
  if (withSections) return [composite];
  return [
    { label: 'English', part: score.total_english_score },
    { label: 'Math', part: score.total_math_score },
    { label: 'Reading', part: score.total_reading_score },
    { label: 'Science', part: score.total_science_score },
    composite,
  ];
}
