import { chanceRight } from '../difficulty.ts';

/**
 * Chance of each number of right answers of a student; the index is the number right, 0 to the number of items. Adds
 * one item at a time (Lord & Wingersky, Comparison of IRT True-Score and Equipercentile Observed-Score "Equatings",
 * 1984).
 */
export function numberRightChances(difficulties: readonly number[], ability: number): number[] {
  return difficulties.reduce<number[]>(
    (chances, difficulty) => {
      const right = chanceRight(ability, difficulty);
      const chanceOf = (number: number) => (chances[number] ?? 0) * (1 - right) + (chances[number - 1] ?? 0) * right;
      return Array.from({ length: chances.length + 1 }, (_, number) => chanceOf(number));
    },
    [1],
  );
}
