import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceJudging } from './judging.ts';

const { judge } = choiceJudging;
const chosen = (...answerIds: string[]) => ({ answerIds });

describe('a choice', () => {
  const key = { correctIds: ['b', 'd'] };

  it('is right only when the chosen set equals the correct set [PRC-016]', () => {
    expect(judge(key, chosen('d', 'b')).right).toBe(true);
    expect(judge(key, chosen('b', 'd', 'b')).right).toBe(true);
    expect(judge(key, chosen('b')).right).toBe(false);
    expect(judge(key, chosen('b', 'c', 'd')).right).toBe(false);
    expect(judge(key, chosen('b', 'c')).right).toBe(false);
  });

  it('is never right with nothing chosen, even if no answer is marked as correct', () => {
    expect(judge(key, chosen()).right).toBe(false);
    expect(judge({ correctIds: [] }, chosen()).right).toBe(false);
  });

  it('depends only on the two sets, not on order or repetition', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    fc.assert(
      fc.property(ids, ids, (correctIds, answerIds) => {
        const same = [...new Set(correctIds)].sort().join() === [...new Set(answerIds)].sort().join();
        expect(judge({ correctIds }, chosen(...answerIds)).right).toBe(same);
      }),
    );
  });
});
