import type { ActScore, SatScore, ScorePart } from '../contract/grades.ts';
import { type Percentiles, percentileOf, readPercentileTable } from '../scores/read-percentile-table.ts';

type Rows = readonly (readonly string[])[];
/** 0 to 100; null where the table has none for the score, or there is no score on the table's scale. */
type Percentile = number | null;
/** Of all students in the nation, and of those who take the SAT. */
type SatPercentile = { national: Percentile; user: Percentile };
export type SatPercentiles = Record<'total' | 'verbal' | 'math', SatPercentile>;
export type ActPercentiles = Record<'composite' | 'english' | 'math' | 'reading' | 'science', Percentile>;

/**
 * The percentiles of each score by the setting's `sat_percentile_score` (Q54); null where that is no table that we
 * know, and the chart has no such axis.
 */
export function satPercentiles(rows: Rows, scores: readonly SatScore[]): SatPercentiles[] | null {
  const table = readPercentileTable('sat', rows);
  if (!table) return null;
  return scores.map(({ converted, grand_score, total_verbal_score, total_math_score }) => {
    const ranked = (name: keyof SatPercentiles, part: ScorePart): SatPercentile => ({
      national: rank(table[`${name}.national`], converted, part),
      user: rank(table[`${name}.user`], converted, part),
    });
    return {
      total: ranked('total', grand_score),
      verbal: ranked('verbal', total_verbal_score),
      math: ranked('math', total_math_score),
    };
  });
}

/** The same by `act_percentile_score`. */
export function actPercentiles(rows: Rows, scores: readonly ActScore[]): ActPercentiles[] | null {
  const table = readPercentileTable('act', rows);
  if (!table) return null;
  return scores.map((score) => ({
    composite: rank(table.composite, score.converted, score.grand_score),
    english: rank(table.english, score.converted, score.total_english_score),
    math: rank(table.math, score.converted, score.total_math_score),
    reading: rank(table.reading, score.converted, score.total_reading_score),
    science: rank(table.science, score.converted, score.total_science_score),
  }));
}

/** Right answers that no table converted are on no scale, whatever row they happen to meet. */
function rank(percentiles: Percentiles | undefined, converted: boolean, { value }: ScorePart): Percentile {
  return converted ? percentileOf(percentiles, value) : null;
}
