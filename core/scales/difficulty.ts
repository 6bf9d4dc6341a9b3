import { easiest, type Rank, ranks } from '../ranks/ranks.ts';

/**
 * Difficulties of the counted items of a section, module by module, from their authored ranks: the easiest is -2, the
 * hardest 2, on the scale of ability. A new question has the easiest rank, so items that all have it are not ranked yet:
 * then all are of average difficulty, 0.
 */
export function difficultiesByRank(modules: readonly (readonly Rank[])[]): number[][] {
  const isRanked = modules.flat().some((rank) => rank !== easiest);
  return modules.map((module) => module.map((rank) => (isRanked ? rank - (ranks.length - 1) / 2 : 0)));
}

/**
 * Chance, 0 to 1, of a right answer. It depends only on ability minus difficulty, both in standard deviations of the
 * ability of all students (Rasch, Probabilistic Models for Some Intelligence and Attainment Tests, 1960).
 */
export function chanceRight(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}
