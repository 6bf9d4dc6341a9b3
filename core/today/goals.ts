import type { Edition } from '../skills/editions.ts';

/** The scores that a student can aim at: the total of the SAT, the composite of the ACT. */
export const goals = {
  sat: { least: 400, most: 1600, step: 10 },
  act: { least: 1, most: 36, step: 1 },
} as const satisfies Readonly<Record<Edition, { least: number; most: number; step: number }>>;

/** Whether the score exists in the edition; without an edition no goal does. */
export function isGoal(edition: Edition | null, goal: number): boolean {
  if (edition === null) return false;
  const { least, most, step } = goals[edition];
  return Number.isInteger(goal) && goal >= least && goal <= most && goal % step === 0;
}

/** What else a plan may say. */
export const planLimits = { minutes: { least: 5, most: 600 }, reviews: { least: 1, most: 200 } } as const;
