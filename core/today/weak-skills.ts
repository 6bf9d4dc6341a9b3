/** The student's latest answers to questions of one skill. */
export type SkillTally = { code: string; right: number; total: number };

/** How many of the latest answers are counted: what was answered long before them is not known any more. */
export const countedAnswers = 200;

/** With fewer answers, or a single wrong one, nothing is known about a skill. */
const leastAnswers = 3;
const leastWrong = 2;
/** A share of wrong answers that is not surely above this is no weakness. */
const leastShare = 0.1;
/** Standard deviations of a bound that is right in 95 of 100 cases, on both sides. */
const z = 1.96;

/**
 * The skills that are surely weak, the weakest first. They are compared by the lower bound of the share of wrong answers
 * (Wilson, 1927) and not by the share itself: 0 of 1 right says less than 3 of 10 right.
 */
export function weakSkills(tallies: readonly SkillTally[]): SkillTally[] {
  return tallies
    .filter(({ right, total }) => total >= leastAnswers && total - right >= leastWrong)
    .map((tally) => ({ tally, bound: lowerBound(tally.total - tally.right, tally.total) }))
    .filter(({ bound }) => bound > leastShare)
    .toSorted((a, b) => b.bound - a.bound || (a.tally.code < b.tally.code ? -1 : 1))
    .map(({ tally }) => tally);
}

/** The lower end of Wilson's interval for a share of which `count` of `total` were seen. */
export function lowerBound(count: number, total: number): number {
  if (total === 0) return 0;
  const share = count / total;
  const spread = Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return Math.max(0, (share + z ** 2 / (2 * total) - z * spread) / (1 + z ** 2 / total));
}
