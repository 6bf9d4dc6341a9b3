import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRight } from '../difficulty.ts';
import { anyAbility, anyModule } from './forms.ts';
import { numberRightChances } from './number-right.ts';

describe('the chances of each number right', () => {
  it('are those of all patterns of answers', () => {
    fc.assert(
      fc.property(anyModule(10), anyAbility, (difficulties, ability) => {
        const chances = numberRightChances(difficulties, ability);
        const enumerated = enumerate(difficulties, ability);
        expect(chances).toHaveLength(difficulties.length + 1);
        chances.forEach((chance, right) => {
          expect(chance).toBeCloseTo(enumerated[right] ?? 0, 12);
        });
      }),
    );
  });

  it('sum to 1, also for more items than a section has', () => {
    fc.assert(
      fc.property(anyModule(100), anyAbility, (difficulties, ability) => {
        const chances = numberRightChances(difficulties, ability);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('are binomial for equal items', () => {
    const p = chanceRight(0.4, 1);
    const binomial = [(1 - p) ** 4, 4 * p * (1 - p) ** 3, 6 * p ** 2 * (1 - p) ** 2, 4 * p ** 3 * (1 - p), p ** 4];
    numberRightChances([1, 1, 1, 1], 0.4).forEach((chance, right) => {
      expect(chance).toBeCloseTo(binomial[right] ?? 0, 12);
    });
  });

  it('without items are all at 0', () => {
    expect(numberRightChances([], 1)).toEqual([1]);
  });
});

/** Adds up the chances of all 2ⁿ patterns; bit i of a pattern is 1 if item i is right. */
function enumerate(difficulties: readonly number[], ability: number): number[] {
  const chances = Array<number>(difficulties.length + 1).fill(0);
  for (let pattern = 0; pattern < 2 ** difficulties.length; pattern += 1) {
    const isRight = (index: number) => ((pattern >> index) & 1) === 1;
    const factors = difficulties.map((difficulty, index) => {
      const right = chanceRight(ability, difficulty);
      return isRight(index) ? right : 1 - right;
    });
    const right = factors.filter((_, index) => isRight(index)).length;
    chances[right] = (chances[right] ?? 0) + factors.reduce((product, factor) => product * factor, 1);
  }
  return chances;
}
