import type { AnswersPoint, AveragePoint, TimePoint } from '../contract/dashboard.ts';
import type { Period } from './periods.ts';

/** What a student did in a period; times in seconds. */
export type PeriodSums = {
  correct: number;
  incorrect: number;
  /** Before the answers. */
  time_before: number;
  /** On explanations: after any answer, and after wrong answers only. */
  time_after: number;
  time_after_wrong: number;
};
/** The sums of a period without answers. */
export const noSums: PeriodSums = { correct: 0, incorrect: 0, time_before: 0, time_after: 0, time_after_wrong: 0 };

/** The chart point with the numbers of right and wrong answers of a period. */
export function answersPoint(period: Period, { correct, incorrect }: PeriodSums): AnswersPoint {
  return { ...periodFields(period), total_correct: correct, total_incorrect: incorrect };
}

/** The chart point with the seconds on questions of a period, before and after answers. */
export function timePoint(period: Period, { time_before, time_after }: PeriodSums): TimePoint {
  return { ...periodFields(period), total_time_spent: time_before + time_after };
}

/** The chart point with both, and the mean seconds before an answer and after a wrong one. */
export function averagePoint(period: Period, sums: PeriodSums): AveragePoint {
  return {
    ...answersPoint(period, sums),
    ...timePoint(period, sums),
    before_answer: mean(sums.time_before, sums.correct + sums.incorrect),
    after_wrong_answer: mean(sums.time_after_wrong, sums.incorrect),
  };
}

function periodFields({ start, week_range, month }: Period) {
  return { week_range, month, date: start };
}

/**
 * The mean with 2 decimals, rounded half up; null if `count` is 0. `toFixed(6)` removes the binary
 * error first, so that 1.005 becomes 1.01.
 */
function mean(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(Number(((sum * 100) / count).toFixed(6))) / 100;
}
