import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actTable, satTable } from '../scores/testing/tables.ts';
import { testScore } from './test-score.ts';

const scaledMath = (raw: number) => Number(satTable().find(([cell]) => cell === String(raw))?.[1]);

describe('the score of a SAT’s tests', () => {
  const both = { MathNoCalc: { correct: 15, questions: 20 }, MathCalc: { correct: 30, questions: 38 } };

  it('is scaled by the table from both math sections together [API-045]', () => {
    expect(testScore('sat-paper', both, { rows: satTable() })).toEqual({
      sections: {
        MathNoCalc: { value: 15, of: 20, raw: 15, reason: null },
        MathCalc: { value: 30, of: 38, raw: 30, reason: null },
      },
      total_math_score: { value: scaledMath(45), of: 800, raw: 45, reason: null },
    });
  });

  it('is the number of right answers without a table', () => {
    expect(testScore('sat-paper', both, { rows: [] }).total_math_score).toEqual({
      value: 45,
      of: 58,
      raw: 45,
      reason: null,
    });
  });

  it('has no total before both sections are submitted, and says which is missing', () => {
    const { MathNoCalc } = both;
    expect(testScore('sat-paper', { MathNoCalc }, { rows: satTable() })).toEqual({
      sections: { MathNoCalc: { value: 15, of: 20, raw: 15, reason: null } },
      total_math_score: { value: null, of: 58, raw: 15, reason: 'Math - Calculator is not submitted yet.' },
    });
  });

  it('is not scaled if the number of counted questions differs from the table', () => {
    const short = { MathNoCalc: { correct: 10, questions: 10 }, MathCalc: { correct: 10, questions: 10 } };
    expect(testScore('sat-paper', short, { rows: satTable() }).total_math_score).toEqual({
      value: null,
      of: 800,
      raw: 20,
      reason: 'The conversion table is for 58 questions, and 20 counted in this test.',
    });
    expect(testScore('sat-paper', short, { rows: [] }).total_math_score).toEqual({
      value: 20,
      of: 20,
      raw: 20,
      reason: null,
    });
  });

  it('has no total if the table cannot be read, and says why', () => {
    const { value, reason } = testScore('sat-paper', both, {
      rows: [
        ['Raw', 'Math'],
        ['1', 'many'],
      ],
    }).total_math_score;
    expect({ value, reason }).toEqual({
      value: null,
      reason: expect.stringMatching(/^The conversion table cannot be/),
    });
  });

  it('never leaves the scale, and grows with the right answers', () => {
    const rows = satTable();
    const of = (noCalc: number, calc: number) =>
      testScore(
        'sat-paper',
        { MathNoCalc: { correct: noCalc, questions: 20 }, MathCalc: { correct: calc, questions: 38 } },
        { rows: rows },
      ).total_math_score.value ?? Number.NaN;
    fc.assert(
      fc.property(fc.nat(20), fc.nat(37), (noCalc, calc) => {
        expect(of(noCalc, calc)).toBeGreaterThanOrEqual(200);
        expect(of(noCalc, calc + 1)).toBeGreaterThanOrEqual(of(noCalc, calc));
        expect(of(noCalc, calc + 1)).toBeLessThanOrEqual(800);
      }),
    );
  });
});

describe('the score of an ACT’s test', () => {
  it('is scaled by its column; without a table it is the number of right answers [API-054]', () => {
    const submitted = { Mathematics: { correct: 60, questions: 60 } };
    expect(testScore('act-classic', submitted, { rows: actTable() }).total_math_score).toEqual({
      value: 36,
      of: 36,
      raw: 60,
      reason: null,
    });
    expect(testScore('act-classic', submitted, { rows: [] }).total_math_score).toEqual({
      value: 60,
      of: 60,
      raw: 60,
      reason: null,
    });
    expect(testScore('act-classic', {}, { rows: actTable() }).total_math_score.reason).toBe(
      'Mathematics is not submitted yet.',
    );
  });
});
