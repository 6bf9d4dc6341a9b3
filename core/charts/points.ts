import type { AnswersPoint, AveragePoint, TimePoint } from '../contract/dashboard.ts';
import type { Period } from './periods.ts';

/** What a student did in some stretch of time; times in seconds. */
export type Sums = {
  correct: number;
  incorrect: number;
  /** Until the answer was given. */
  time_before: number;
  /** With the explanation, after any answer and after wrong ones. */
  time_after: number;
  time_after_wrong: number;
};
export const noSums: Sums = { correct: 0, incorrect: 0, time_before: 0, time_after: 0, time_after_wrong: 0 };

/** Answers in a period, counted. */
export function answersPoint(period: Period, { correct, incorrect }: Sums): AnswersPoint {
  return { ...placeOf(period), total_correct: correct, total_incorrect: incorrect };
}

/** Seconds on questions in a period, before the answer and after it. */
export function timePoint(period: Period, { time_before, time_after }: Sums): TimePoint {
  return { ...placeOf(period), total_time_spent: time_before + time_after };
}

/** Both, and the mean seconds before an answer and after a wrong one. */
export function averagePoint(period: Period, sums: Sums): AveragePoint {
  return {
    ...answersPoint(period, sums),
    ...timePoint(period, sums),
    before_answer: mean(sums.time_before, sums.correct + sums.incorrect),
    after_wrong_answer: mean(sums.time_after_wrong, sums.incorrect),
  };
}

function placeOf({ start, week_range, month }: Period) {
  return { week_range, month, date: start };
}

/** 2 decimals, a half upwards, of the decimal quotient and not of the binary one beside it; null of nothing. */
function mean(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(Number(((sum * 100) / count).toFixed(6))) / 100;
}
