import { describe, expect, it } from 'vitest';
import { easiest, hardest, isRank, ranks, shownRank } from './ranks.ts';

describe('the ranks', () => {
  it('are whole numbers from 0 without a gap, so that a range says them all', () => {
    expect(ranks).toEqual(Array.from({ length: ranks.length }, (_, at) => at));
    expect([easiest, hardest]).toEqual([Math.min(...ranks), Math.max(...ranks)]);
  });

  it('are shown from 1 to as many as there are', () => {
    expect([shownRank(easiest), shownRank(hardest)]).toEqual([1, ranks.length]);
  });

  it('are told from anything else', () => {
    expect(ranks.filter(isRank)).toEqual(ranks);
    expect([-1, 1.5, ranks.length, '0', null, undefined, Number.NaN].filter(isRank)).toEqual([]);
  });
});
