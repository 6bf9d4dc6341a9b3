import { describe, expect, it } from 'vitest';
import { easiest, hardest, isRank, ranks, shownRank } from './ranks.ts';

describe('the ranks', () => {
  it('are consecutive whole numbers from 0, so that a range includes them all', () => {
    expect(ranks).toEqual(Array.from({ length: ranks.length }, (_, at) => at));
    expect([easiest, hardest]).toEqual([Math.min(...ranks), Math.max(...ranks)]);
  });

  it('are shown as 1 to the number of ranks', () => {
    expect([shownRank(easiest), shownRank(hardest)]).toEqual([1, ranks.length]);
  });

  it('are recognised among other values', () => {
    expect(ranks.filter(isRank)).toEqual(ranks);
    expect([-1, 1.5, ranks.length, '0', null, undefined, Number.NaN].filter(isRank)).toEqual([]);
  });
});
