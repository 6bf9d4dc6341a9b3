import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRight } from '../difficulty.ts';
import { aForm } from '../testing/forms.ts';
import { abilityPosterior, type Item, logAllWrong } from './ability-posterior.ts';
import { scorePoints } from './score-points.ts';

const anyAnswers = fc.array(
  fc.record({
    difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
    slope: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    isRight: fc.boolean(),
  }),
  { maxLength: 30 },
);

describe('the posterior of an ability', () => {
  it('is that of the whole pattern of answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const rightSlopes = answers.reduce((sum, { slope, isRight }) => sum + (isRight ? slope : 0), 0);
        const { mean, deviation } = abilityPosterior(logAllWrong(answers), rightSlopes);
        const expected = posteriorOfPattern(answers, { limit: 4, step: 0.1 });
        expect(mean).toBeCloseTo(expected.mean, 9);
        expect(deviation).toBeCloseTo(expected.deviation, 9);
      }),
    );
  });

  it.each([
    { route: 'easier', from: 0, to: 34 },
    { route: 'harder', from: 13, to: 44 },
  ] as const)('gives the score points of a finer and wider grid, up to 1.5; route $route', ({ route, from, to }) => {
    const { first, second } = aForm(13);
    const items = [...first, ...second[route]].map((difficulty) => ({ difficulty, slope: 1 }));
    for (let right = from; right <= to; right += 1) {
      const answers = items.map((item, index) => ({ ...item, isRight: index < right }));
      const { mean, deviation } = abilityPosterior(logAllWrong(items), right);
      const expected = posteriorOfPattern(answers, { limit: 6, step: 0.01 });
      for (const deviations of [-1, 0, 1]) {
        const points = scorePoints(mean + deviations * deviation);
        const expectedPoints = scorePoints(expected.mean + deviations * expected.deviation);
        expect(Math.abs(points - expectedPoints)).toBeLessThan(1.5);
      }
    }
  });

  it('is the prior without items', () => {
    const { mean, deviation } = abilityPosterior(logAllWrong([]), 0);
    expect(mean).toBeCloseTo(0, 12);
    expect(deviation).toBeCloseTo(1, 2);
  });

  it('is finite for extreme difficulties and many items', () => {
    const items = (difficulty: number): Item[] => Array.from({ length: 2_000 }, () => ({ difficulty, slope: 1 }));
    for (const difficulty of [-1_000, 0, 1_000])
      for (const right of [0, 2_000]) {
        const { mean, deviation } = abilityPosterior(logAllWrong(items(difficulty)), right);
        expect(Math.abs(mean)).toBeLessThanOrEqual(4);
        expect(deviation).toBeGreaterThanOrEqual(0);
      }
  });
});

/** Multiplies the chances of all answers, on a grid from -limit to limit. */
function posteriorOfPattern(
  answers: readonly (Item & { isRight: boolean })[],
  { limit, step }: { limit: number; step: number },
) {
  const steps = Math.round(limit / step);
  const points = Array.from({ length: 2 * steps + 1 }, (_, index) => {
    const ability = (index - steps) * step;
    const weight = answers.reduce(
      (product, { difficulty, slope, isRight }) => {
        const right = chanceRight(slope * ability, slope * difficulty);
        return product * (isRight ? right : 1 - right);
      },
      Math.exp(-(ability ** 2) / 2),
    );
    return { ability, weight };
  });
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const mean = points.reduce((sum, { ability, weight }) => sum + ability * weight, 0) / total;
  const variance = points.reduce((sum, { ability, weight }) => sum + (ability - mean) ** 2 * weight, 0) / total;
  return { mean, deviation: Math.sqrt(variance) };
}
