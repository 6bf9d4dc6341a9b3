import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testScore } from '../test-entries/test-score.ts';
import { conversionOf, tableReaders } from './conversion.ts';
import { rangeScore } from './range-score.ts';
import { scoreGaps } from './table-gaps.ts';
import { rangeTable } from './testing/tables.ts';

const read = (rows: string[][]) => tableReaders['sat-digital'](rows);
const raw = (value: number) => ({ value, of: 22, raw: value, reason: null });

describe('a table of ranges', () => {
  it('gives each number of right answers a lower and an upper score', () => {
    const { table, error } = read(rangeTable());
    expect(error).toBeNull();
    expect([table?.lower.get(0), table?.upper.get(22)]).toEqual([200, 800]);
    expect(scoreGaps('sat-digital', rangeTable())).toEqual([]);
  });

  it.each([
    [12, 2, '200', /The upper score falls from \d+ to 200/],
    [12, 2, '', /upper has no score for 10 right answers/],
    [24, 2, '', /22 right answers have only one of the two scores/],
    [12, 1, '190', /not between 200 and 800/],
    [12, 0, '11', /The raw score 11 .* twice|is missing/],
  ])('with a fault in row %i, column %i, names the cell', (row, column, text, reason) => {
    const { error } = read(rangeTable().map((cells, at) => (at === row - 1 ? cells.with(column, text) : cells)));
    expect(error?.reason).toMatch(reason);
  });

  it('whose columns are confused is refused', () => {
    const [head = [], ...rows] = rangeTable();
    const { error } = read([[head[0], head[2], head[1]].map(String), ...rows]);
    expect(error?.reason).toMatch(/^The upper score of 0 right answers, 200, is below the lower one, 230\.$/);
  });

  it('with missing ends says which right answers have no score', () => {
    expect(scoreGaps('sat-digital', rangeTable().slice(0, 20))).toEqual([
      'The lower score has no score for 19 to 22 right answers.',
      'The upper score has no score for 19 to 22 right answers.',
    ]);
  });
});

describe('a score with a range', () => {
  it('is the middle of the range, in tens, and grows with the right answers', () => {
    const conversion = conversionOf('sat-digital', rangeTable());
    fc.assert(
      fc.property(fc.nat(22), fc.nat(22), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((n) => rangeScore(raw(n), conversion));
        for (const { value, lower = 0, upper = 0 } of [low, high].filter((part) => part !== undefined)) {
          expect(value).toBeGreaterThanOrEqual(lower);
          expect(value).toBeLessThanOrEqual(upper);
          expect((value ?? 0) % 10).toBe(0);
        }
        expect(high?.value).toBeGreaterThanOrEqual(low?.value ?? 0);
      }),
    );
  });

  it('is the right answers without a table, and has none if the table cannot be read or has no such row', () => {
    const submitted = { Math1: { correct: 15, questions: 22 } };
    expect(testScore('sat-digital', submitted, []).total_math_score).toEqual(raw(15));
    expect(testScore('sat-digital', submitted, rangeTable())).toMatchObject({
      sections: { Math1: raw(15) },
      total_math_score: { value: 610, of: 800, raw: 15, lower: 580, upper: 640 },
    });
    expect(testScore('sat-digital', submitted, [['Raw', 'Lower']]).total_math_score).toMatchObject({
      value: null,
      reason: expect.stringMatching(/^The conversion table cannot be read/),
    });
    expect(testScore('sat-digital', submitted, rangeTable().slice(0, 10)).total_math_score).toMatchObject({
      value: null,
      reason: 'The conversion table has no row for 15 right answers in Math.',
    });
  });

  it('is not scaled if questions were taken out: the table is for all of them', () => {
    const { total_math_score } = testScore('sat-digital', { Math1: { correct: 15, questions: 21 } }, rangeTable());
    expect(total_math_score).toMatchObject({
      value: null,
      reason: 'The conversion table is for 22 questions, and 21 counted in this test.',
    });
  });
});
