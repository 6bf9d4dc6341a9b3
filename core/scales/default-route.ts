import { chanceRight } from './difficulty.ts';
import { abilityPosterior, logAllWrong } from './internal/ability-posterior.ts';

/** Difficulties of the items that count, of each module of a section. */
type SectionModules = { first: readonly number[]; easier: readonly number[]; harder: readonly number[] };

/**
 * A suggestion for `atLeast` of a form, which its author may change: the smallest number right in module 1 at which the
 * harder module measures the student better than the easier one, by the test information at the mean of the posterior
 * of ability. If the harder module never measures better, the smallest number right of a student who is at least average.
 * From 1 to the number of items of module 1; 1 if that is empty.
 */
export function suggestedThreshold({ first, easier, harder }: SectionModules): number {
  const allWrong = logAllWrong(first.map((difficulty) => ({ difficulty, slope: 1 })));
  const last = Math.max(1, first.length);
  const means = Array.from({ length: last }, (_, at) => abilityPosterior(allWrong, at + 1).mean);
  const better = means.findIndex((mean) => information(harder, mean) > information(easier, mean));
  const average = means.findIndex((mean) => mean > -1e-9);
  return 1 + ([better, average].find((at) => at >= 0) ?? last - 1);
}

/** Fisher information of items about an ability, in the Rasch model: the sum of the variances of their answers. */
function information(difficulties: readonly number[], ability: number): number {
  return difficulties.reduce((sum, difficulty) => {
    const right = chanceRight(ability, difficulty);
    return sum + right * (1 - right);
  }, 0);
}
