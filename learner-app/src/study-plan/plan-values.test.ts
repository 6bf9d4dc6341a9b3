import { emptyPlan } from '@fourfold/core/today/study-plan';
import { expect, it } from 'vitest';
import { planOf, planValues } from './plan-values.ts';

const plan = {
  edition: 'sat',
  test_date: '2026-12-05',
  goal: 1400,
  minutes_a_day: 30,
  reviews_a_day: 15,
  first_run: 'ended',
} as const;

it('a plan comes back from its own values, whole or open', () => {
  for (const one of [plan, emptyPlan]) expect(planOf(planValues(one), one)).toEqual({ plan: one });
});

it('without a test there is no goal, and without a number of reviews the usual one counts', () => {
  expect(planOf({ ...planValues(plan), edition: null }, plan)).toEqual({
    plan: { ...plan, edition: null, goal: null },
  });
  expect(planOf({ ...planValues(plan), reviews: '' }, plan)).toEqual({ plan: { ...plan, reviews_a_day: 20 } });
});

it('a value out of its limits has a message', () => {
  const values = { edition: 'act', date: '', goal: '40', minutes: '2.5', reviews: 'many' } as const;
  expect(planOf(values, plan)).toEqual({
    problems: {
      goal: 'The ACT has no such score.',
      minutes: 'A whole number from 5 to 600',
      reviews: 'A whole number from 1 to 200',
    },
  });
  expect(planOf({ ...values, edition: 'sat', goal: '1405', minutes: '', reviews: '1' }, plan)).toEqual({
    problems: { goal: 'The SAT has no such score.' },
  });
});
