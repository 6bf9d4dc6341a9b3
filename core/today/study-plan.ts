import type { StudyPlan } from '../contract/today.ts';

/** The plan of a student who has none. Twenty reviews are about half an hour. */
export const emptyPlan: StudyPlan = {
  edition: null,
  test_date: null,
  goal: null,
  minutes_a_day: null,
  reviews_a_day: 20,
  first_run: null,
};
