/**
 * Difficulty of an item from its authored rank: 1 (easiest) to 5 (hardest) is -2 to 2, on the scale of ability. Any
 * other number, such as the 0 of an item without a rank, is 0: of average difficulty.
 */
export function difficultyOfRank(rank: number): number {
  const isRank = Number.isInteger(rank) && rank >= 1 && rank <= 5;
  return isRank ? rank - 3 : 0;
}

/**
 * Chance, 0 to 1, of a right answer. It depends only on ability minus difficulty, both in standard deviations of the
 * ability of all students (Rasch, Probabilistic Models for Some Intelligence and Attainment Tests, 1960).
 */
export function chanceRight(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}
