/** An item of the two-parameter logistic model (Birnbaum 1968); in the Rasch model every slope is 1. */
export type Item = { difficulty: number; slope: number };

/** The estimate of an ability: mean and standard deviation of its posterior distribution. */
type AbilityPosterior = { mean: number; deviation: number };

/**
 * Grid of the quadrature: -4 to 4. A step, 0.1, is less than the standard deviation of a posterior from 300 items. The
 * limits change a score by about a point at the ends of the scale, and less elsewhere.
 */
const abilities = Array.from({ length: 81 }, (_, index) => (index - 40) / 10);

/**
 * For each ability of the grid: the natural logarithm of its density, standard normal, times the chance that all items
 * are answered wrong. Without the constant of the density, which `abilityPosterior` does not need.
 */
export function logAllWrong(items: readonly Item[]): readonly number[] {
  return abilities.map((ability) =>
    items.reduce(
      (sum, { difficulty, slope }) => sum - logOnePlusExp(slope * (ability - difficulty)),
      -(ability ** 2) / 2,
    ),
  );
}

/**
 * Posterior of the ability, given the items (as `logAllWrong`) and the sum of the slopes of those answered right: the
 * estimate called EAP (Bock & Mislevy, Adaptive EAP Estimation of Ability in a Microcomputer Environment, 1982).
 *
 * The sum says as much as the whole pattern of answers: a right answer instead of a wrong one multiplies the chance of
 * the pattern by exp(slope × (ability − difficulty)), and factors without the ability do not change the posterior
 * (Birnbaum 1968). In the Rasch model the sum is the number right. A route chosen by these answers adds no information.
 */
export function abilityPosterior(allWrong: readonly number[], rightSlopes: number): AbilityPosterior {
  const logs = abilities.map((ability, index) => (allWrong[index] ?? 0) + rightSlopes * ability);
  // Relative to the largest, so that the product of many small chances does not become 0.
  const largest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = (of: (ability: number) => number) =>
    abilities.reduce((sum, ability, index) => sum + of(ability) * (weights[index] ?? 0), 0) / total;
  const mean = expected((ability) => ability);
  return { mean, deviation: Math.sqrt(expected((ability) => (ability - mean) ** 2)) };
}

/** ln(1 + e^x), also where e^x is too large for a number. */
function logOnePlusExp(x: number): number {
  return Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(x)));
}
