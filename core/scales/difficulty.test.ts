import { describe, expect, it } from 'vitest';
import { chanceRight, difficultiesByRank } from './difficulty.ts';

describe('the difficulties of a section', () => {
  it('are linear in the ranks, from -2 to 2', () => {
    expect(difficultiesByRank([[0, 1, 2], [3, 4], []])).toEqual([[-2, -1, 0], [1, 2], []]);
  });

  it('are average as long as no item is ranked', () => {
    expect(difficultiesByRank([[0, 0], [0]])).toEqual([[0, 0], [0]]);
  });
});

describe('the chance of a right answer', () => {
  it('is a half where ability and difficulty are equal, and has their difference as log odds', () => {
    expect(chanceRight(1.5, 1.5)).toBe(0.5);
    const chance = chanceRight(2, 0.7);
    expect(Math.log(chance / (1 - chance))).toBeCloseTo(1.3, 12);
  });

  it('is 0 or 1 where the difference is extreme', () => {
    expect([chanceRight(-1_000, 1_000), chanceRight(1_000, -1_000)]).toEqual([0, 1]);
  });
});
