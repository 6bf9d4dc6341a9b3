import type { ActScore, SatScore, ScorePart } from '../contract/grades.ts';
import { type Percentiles, percentileOf, readPercentileTable } from '../scores/read-percentile-table.ts';

type Rows = readonly (readonly string[])[];
/** 0 to 100; null if there is no score on the table's scale, or the table has none for the score. */
type Percentile = number | null;
/** Percentiles among all students of the nation, and among those who take the SAT. */
type SatPercentile = { national: Percentile; user: Percentile };
export type SatPercentiles = Record<'total' | 'verbal' | 'math', SatPercentile>;
export type ActPercentiles = Record<'composite' | 'english' | 'math' | 'reading' | 'science', Percentile>;

/**
 * Returns the percentiles of each score by the setting `sat_percentile_score` (Q54). Returns null if the
 * setting is not a table of a known layout; then the chart has no percentile axis.
 */
export function satPercentiles(rows: Rows, scores: readonly SatScore[]): SatPercentiles[] | null {
  const table = readPercentileTable('sat', rows);
  if (!table) return null;
  return scores.map(({ converted, grand_score, total_verbal_score, total_math_score }) => {
    const ranked = (name: keyof SatPercentiles, part: ScorePart): SatPercentile => ({
      national: percentileFor(table[`${name}.national`], converted, part),
      user: percentileFor(table[`${name}.user`], converted, part),
    });
    return {
      total: ranked('total', grand_score),
      verbal: ranked('verbal', total_verbal_score),
      math: ranked('math', total_math_score),
    };
  });
}

/** The same for the ACT, by the setting `act_percentile_score`. */
export function actPercentiles(rows: Rows, scores: readonly ActScore[]): ActPercentiles[] | null {
  const table = readPercentileTable('act', rows);
  if (!table) return null;
  return scores.map((score) => ({
    composite: percentileFor(table.composite, score.converted, score.grand_score),
    english: percentileFor(table.english, score.converted, score.total_english_score),
    math: percentileFor(table.math, score.converted, score.total_math_score),
    reading: percentileFor(table.reading, score.converted, score.total_reading_score),
    science: percentileFor(table.science, score.converted, score.total_science_score),
  }));
}

/** A score that is not converted has no percentile, even if the table has a row for its number. */
function percentileFor(percentiles: Percentiles | undefined, converted: boolean, { value }: ScorePart): Percentile {
  return converted ? percentileOf(percentiles, value) : null;
}
