import { describe, expect, it } from 'vitest';
import { isFullRun, isMastered, masteryThreshold, remaining, thresholdText } from './full-run.ts';

const runs = Array.from({ length: masteryThreshold + 2 }, (_, run) => run);

describe('a run', () => {
  it('is full from the threshold on; the set of a record is then mastered', () => {
    const expected = runs.map((run) => run >= masteryThreshold);
    expect(runs.map(isFullRun)).toEqual(expected);
    expect(runs.map((total_correct) => isMastered({ total_correct }))).toEqual(expected);
  });

  it('lacks the threshold minus its right answers, never less than 0', () => {
    expect(runs.map(remaining)).toEqual([...runs.slice(0, -1).toReversed(), 0]);
  });

  it('has the same threshold in words', () => {
    expect(['zero', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(thresholdText)).toBe(masteryThreshold);
  });
});
