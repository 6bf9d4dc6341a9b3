import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerBound, weakSkills } from './weak-skills.ts';

const codesOf = (tallies: Parameters<typeof weakSkills>[0]) => weakSkills(tallies).map(({ code }) => code);

describe('the weakest skill', () => {
  it('is the one with the most certain share of wrong answers, not the one with the highest', () => {
    const tallies = [
      { code: 'once', right: 0, total: 1 },
      { code: 'seldom', right: 1, total: 3 },
      { code: 'often', right: 3, total: 12 },
      { code: 'good', right: 38, total: 40 },
    ];
    expect(codesOf(tallies)).toEqual(['often', 'seldom']);
  });

  it('is none if little was answered, or little of it was wrong', () => {
    expect(codesOf([])).toEqual([]);
    expect(
      codesOf([
        { code: 'two', right: 0, total: 2 },
        { code: 'slip', right: 9, total: 10 },
        { code: 'well', right: 36, total: 40 },
      ]),
    ).toEqual([]);
  });
});

const tally = fc
  .record({ right: fc.nat(60), wrong: fc.nat(60) })
  .map(({ right, wrong }) => ({ right, total: right + wrong }));

it('the bound is never above the share, and rises with evidence of the same share', () => {
  fc.assert(
    fc.property(tally, fc.integer({ min: 2, max: 5 }), ({ right, total }, times) => {
      const wrong = total - right;
      const bound = lowerBound(wrong, total);
      expect(bound).toBeGreaterThanOrEqual(0);
      expect(bound).toBeLessThanOrEqual(total === 0 ? 0 : wrong / total + 1e-12);
      expect(lowerBound(wrong * times, total * times)).toBeGreaterThanOrEqual(bound - 1e-12);
    }),
  );
});

it('a further wrong answer makes a skill weaker, a right one less weak, and the order of the input does not count', () => {
  fc.assert(
    fc.property(fc.array(tally, { maxLength: 12 }), (all) => {
      const tallies = all.map((one, at) => ({ code: `skill-${String(at).padStart(2, '0')}`, ...one }));
      expect(weakSkills(tallies.toReversed())).toEqual(weakSkills(tallies));
      for (const { right, total } of all) {
        const bound = lowerBound(total - right, total);
        expect(lowerBound(total - right + 1, total + 1)).toBeGreaterThanOrEqual(bound - 1e-12);
        expect(lowerBound(total - right, total + 1)).toBeLessThanOrEqual(bound + 1e-12);
      }
    }),
  );
});
