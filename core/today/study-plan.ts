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

/** What a plan may say. */
export const planLimits = { minutes: { least: 5, most: 600 }, reviews: { least: 1, most: 200 } } as const;
