import type { StudyPlan } from '@fourfold/core/contract/today';
import { dailyReviews } from '@fourfold/core/reviews/limits';
import { editions } from '@fourfold/core/skills/editions';
import { goals, isGoal, planLimits } from '@fourfold/core/today/goals';

/** What is entered in the form of a plan; empty texts are open. */
export type PlanValues = {
  edition: StudyPlan['edition'];
  date: string;
  goal: string;
  minutes: string;
  reviews: string;
};
export type PlanField = 'goal' | 'minutes' | 'reviews';
export type PlanProblems = Partial<Record<PlanField, string>>;

export function planValues(plan: StudyPlan): PlanValues {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    edition: plan.edition,
    date: plan.test_date ?? '',
    goal: text(plan.goal),
    minutes: text(plan.minutes_a_day),
    reviews: text(plan.reviews_a_day),
  };
}

/** The plan of the values, or a message for each field that cannot be saved. */
export function planOf(values: PlanValues, before: StudyPlan): { plan: StudyPlan } | { problems: PlanProblems } {
  const { edition, date } = values;
  const [goal, minutes, reviews] = [values.goal, values.minutes, values.reviews].map(numberIn);
  const problems: PlanProblems = {};
  if (edition && goal !== null && (goal === undefined || !isGoal(edition, goal))) problems.goal = noScore(edition);
  if (minutes !== null && !isWithin(minutes, planLimits.minutes)) problems.minutes = rule(planLimits.minutes);
  if (reviews !== null && !isWithin(reviews, planLimits.reviews)) problems.reviews = rule(planLimits.reviews);
  if (Object.keys(problems).length > 0) return { problems };
  return {
    plan: {
      ...before,
      edition,
      test_date: date === '' ? null : date,
      goal: edition ? (goal ?? null) : null,
      minutes_a_day: minutes ?? null,
      reviews_a_day: reviews ?? dailyReviews,
    },
  };
}

/** The scores that can be a goal: "400 to 1600, in steps of 10". */
export function goalRule(edition: keyof typeof goals): string {
  const { least, most, step } = goals[edition];
  return `${least} to ${most}${step > 1 ? `, in steps of ${step}` : ''}`;
}

/** The rule itself is the hint of the field. */
function noScore(edition: keyof typeof goals): string {
  return `The ${editions[edition].title} has no such score.`;
}

type Limits = { readonly least: number; readonly most: number };

function rule({ least, most }: Limits): string {
  return `A whole number from ${least} to ${most}`;
}

function isWithin(value: number | null | undefined, { least, most }: Limits): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Null if the text is empty; undefined if it is no number. */
function numberIn(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : undefined;
}
