import type { StudyPlan } from '../contract/today.ts';
import { dailyReviews } from '../reviews/limits.ts';

/** The plan of a student who has none. */
export const emptyPlan: StudyPlan = {
  edition: null,
  test_date: null,
  goal: null,
  minutes_a_day: null,
  reviews_a_day: dailyReviews,
  first_run: null,
};
