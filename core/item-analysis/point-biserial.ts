import { fewestStudents } from './fewest-students.ts';

/** Scores on the other questions, of those who were right on this one and of those who were wrong; each 0 to 1. */
export type ScoredSides = {
  right: Side;
  wrong: Side;
  /** Standard deviation of all these scores, as of a population. */
  deviation: number;
};
/** `mean` of the scores; of nobody it is never looked at. */
type Side = { students: number; mean: number };

/**
 * How far those who are right on a question are right elsewhere, too: the correlation of right (1) and wrong (0) with
 * the score on the rest, -1 to 1. Of Pearson's formula this is the short form for a variable that is 0 or 1: the
 * distance of the two means in standard deviations, times √(pq). The question itself is left out of the score, or it
 * would correlate with itself (Lord & Novick, Statistical Theories of Mental Test Scores, 1968). Null where too
 * few students answered anything else, or where all were right, all were wrong, or all have the same score.
 */
export function pointBiserial({ right, wrong, deviation }: ScoredSides): number | null {
  const students = right.students + wrong.students;
  if (students < fewestStudents || right.students === 0 || wrong.students === 0) return null;
  if (deviation < smallestDeviation) return null;
  const p = right.students / students;
  const found = ((right.mean - wrong.mean) / deviation) * Math.sqrt(p * (1 - p));
  return Math.min(1, Math.max(-1, found));
}

/** What sums of equal fractions differ by is less; what one student among a million differs by is more. */
const smallestDeviation = 1e-9;
