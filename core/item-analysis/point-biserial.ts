import { minStudents } from './min-students.ts';

/** Scores (0 to 1) on the other questions, of students who were right on this one and of the rest. */
export type ScoredSides = {
  right: ScoredSide;
  wrong: ScoredSide;
  /** Population standard deviation of all these scores. */
  deviation: number;
};
/** `mean` of the scores; ignored if `students` is 0. */
type ScoredSide = { students: number; mean: number };

/**
 * Discrimination of a question: the correlation, -1 to 1, of right (1) and wrong (0) with the score on
 * the other questions. This is Pearson's formula for a variable that is 0 or 1: the distance of the two
 * means in standard deviations, times √(pq). The score excludes the question itself, which would
 * correlate with itself (Lord & Novick, Statistical Theories of Mental Test Scores, 1968). Null if too
 * few students answered other questions, if all were right or all wrong, or if all scores are equal.
 */
export function pointBiserial({ right, wrong, deviation }: ScoredSides): number | null {
  const students = right.students + wrong.students;
  if (students < minStudents || right.students === 0 || wrong.students === 0) return null;
  if (deviation < minDeviation) return null;
  const p = right.students / students;
  const correlation = ((right.mean - wrong.mean) / deviation) * Math.sqrt(p * (1 - p));
  return Math.min(1, Math.max(-1, correlation));
}

/** Larger than rounding errors of equal scores, smaller than the effect of one student in a million. */
const minDeviation = 1e-9;
