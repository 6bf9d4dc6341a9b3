import { expect, it } from 'vitest';
import { type Period, periodsOf } from './periods.ts';
import { answersPoint, averagePoint, noSums, timePoint } from './points.ts';

const range = { start_date: '2026-10-25', end_date: '2026-11-28', selected_year: 2026, selected_month: 11 };
const week = periodsOf({ ...range, type: 'weekly' })[0] as Period;
const period = { week_range: '25 Oct – 31 Oct', month: '2026-10', date: '2026-10-25' };
const sums = { correct: 4, incorrect: 2, time_before: 100, time_after: 31, time_after_wrong: 25 };

it('a point has the labels of its period and its sums', () => {
  expect(answersPoint(week, sums)).toEqual({ ...period, total_correct: 4, total_incorrect: 2 });
  expect(timePoint(week, sums)).toEqual({ ...period, total_time_spent: 131 });
});

it('averages the time before all answers, and after wrong answers only', () => {
  expect(averagePoint(week, sums)).toEqual({
    ...period,
    total_correct: 4,
    total_incorrect: 2,
    total_time_spent: 131,
    before_answer: 16.67,
    after_wrong_answer: 12.5,
  });
});

it.each([
  [2.05, 2, 1.03],
  [1.005, 1, 1.01],
  [0.5, 1, 0.5],
  [10, 3, 3.33],
  [20, 3, 6.67],
])('%d seconds before %d answers are %d on average: a half is rounded up', (time_before, correct, average) => {
  expect(averagePoint(week, { ...noSums, correct, time_before }).before_answer).toBe(average);
});

it('has no average without answers, and none after wrong answers without a wrong one', () => {
  expect(averagePoint(week, noSums)).toMatchObject({
    total_correct: 0,
    total_time_spent: 0,
    before_answer: null,
    after_wrong_answer: null,
  });
  expect(averagePoint(week, { ...noSums, correct: 1, time_after: 9 })).toMatchObject({
    before_answer: 0,
    after_wrong_answer: null,
  });
});
