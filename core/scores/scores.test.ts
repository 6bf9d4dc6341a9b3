import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actRecordScore, actScore } from './act-score.ts';
import { conversionOf } from './conversion.ts';
import type { GradedPaper } from './internal/score-part.ts';
import { satRecordScore, satScore } from './sat-score.ts';
import { realTable, skipReason } from './testing/real-tables.ts';
import { actTable, anyActTable, anySatTable, satTable } from './testing/tables.ts';

const sizes = { Reading: 52, Writing: 44, MathNoCalc: 20, MathCalc: 38 };
const actSizes = { English: 75, Mathematics: 60, Reading: 40, Science: 40 };

/** A paper with the given right answers per section; sections that are not given are not graded. */
function graded(questions: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>): GradedPaper {
  const sections = Object.entries(right);
  return {
    submitted: Object.fromEntries(sections.map(([type]) => [type, true])),
    wrong: Object.fromEntries(
      sections.map(([type, raw]) => [type, Array.from({ length: (questions[type] ?? 0) - raw }, (_, at) => at + 1)]),
    ),
  };
}

describe('a SAT', () => {
  it('without a table shows right answers of 96, 58 and 154', () => {
    const scores = satScore(graded(sizes, { Reading: 40, Writing: 30, MathNoCalc: 15, MathCalc: 30 }), {
      kind: 'none',
    });
    expect(scores).toMatchObject({
      score_present: true,
      converted: false,
      total_verbal_score: { value: 70, of: 96, raw: 70 },
      total_math_score: { value: 45, of: 58 },
      grand_score: { value: 115, of: 154, reason: null },
    });
    expect(scores.sections).toMatchObject({ Reading: { value: 40, of: 52 }, MathNoCalc: { value: 15, of: 20 } });
  });

  it('has the reason instead of a score that cannot be computed', () => {
    const scores = satScore(graded(sizes, { Reading: 40 }), { kind: 'none' });
    expect(scores.score_present).toBe(true);
    expect(scores.total_verbal_score).toEqual({
      value: null,
      of: 96,
      raw: null,
      reason: 'Writing and Language is not graded yet.',
    });
    expect(scores.grand_score.reason).toBe(
      'Writing and Language is not graded yet. Math - No Calculator is not graded yet. Math - Calculator is not graded yet.',
    );
    for (const nothing of [
      { submitted: {}, wrong: { Reading: [1] } },
      { submitted: { Reading: true }, wrong: {} },
    ])
      expect(satScore(nothing, { kind: 'none' })).toMatchObject({
        score_present: false,
        sections: { Reading: { value: null } },
      });
  });

  it('has the reason if the table ends early or cannot be read', () => {
    const short = satTable().slice(0, 51);
    const all = graded(sizes, { Reading: 52, Writing: 44, MathNoCalc: 20, MathCalc: 38 });
    expect(satScore(all, conversionOf('sat-paper', short))).toMatchObject({
      converted: true,
      sections: {
        Reading: {
          value: null,
          of: 40,
          raw: 52,
          reason: 'The conversion table has no row for 52 right answers in Reading.',
        },
        Writing: { value: 40, raw: 44, reason: null },
        MathNoCalc: { value: 20, of: 20 },
      },
      total_verbal_score: { value: null, reason: 'The conversion table has no row for 52 right answers in Reading.' },
      total_math_score: {
        value: null,
        raw: 58,
        reason: 'The conversion table has no row for 58 right answers in Math.',
      },
    });
    const faulty = satScore(all, conversionOf('sat-paper', [['Raw', 'Math']]));
    expect(faulty.grand_score).toMatchObject({ value: null, of: 1600, raw: 154 });
    expect(faulty.grand_score.reason).toBe(
      'The conversion table cannot be read. C1: The table has 2 columns, but needs 4.',
    );
  });

  it('that is official has its marks as scores, and their sum', () => {
    expect(satRecordScore({ verbal: 640, math: 710 })).toMatchObject({
      score_present: true,
      total_verbal_score: { value: 640, of: 800 },
      total_math_score: { value: 710, of: 800 },
      grand_score: { value: 1350, of: 1600 },
    });
    expect(satRecordScore({})).toMatchObject({ score_present: false, grand_score: { value: null } });
  });

  it('is never outside its scale, and never falls with one more right answer', () => {
    const rights = fc.record({
      Reading: fc.nat(51),
      Writing: fc.nat(43),
      MathNoCalc: fc.nat(19),
      MathCalc: fc.nat(37),
    });
    fc.assert(
      fc.property(
        anySatTable,
        rights,
        fc.constantFrom(...(Object.keys(sizes) as (keyof typeof sizes)[])),
        (rows, right, type) => {
          const conversion = conversionOf('sat-paper', rows);
          const less = satScore(graded(sizes, right), conversion);
          const more = satScore(graded(sizes, { ...right, [type]: right[type] + 1 }), conversion);
          for (const { grand_score, total_math_score, total_verbal_score } of [less, more]) {
            expect(grand_score.value ?? 400).toBeGreaterThanOrEqual(400);
            expect(grand_score.value ?? 1600).toBeLessThanOrEqual(1600);
            for (const part of [total_math_score, total_verbal_score]) {
              expect(part.value ?? 200).toBeGreaterThanOrEqual(200);
              expect(part.value ?? 800).toBeLessThanOrEqual(800);
            }
            expect((grand_score.value === null) === (grand_score.reason !== null)).toBe(true);
          }
          if (less.grand_score.value !== null && more.grand_score.value !== null)
            expect(more.grand_score.value).toBeGreaterThanOrEqual(less.grand_score.value);
        },
      ),
    );
  });
});

describe('an ACT', () => {
  it('without a table shows right answers of 75, 60, 40, 40 and 215', () => {
    const scores = actScore(graded(actSizes, { English: 60, Mathematics: 41, Reading: 24, Science: 33 }), {
      kind: 'none',
    });
    expect(scores).toMatchObject({
      converted: false,
      total_english_score: { value: 60, of: 75 },
      total_math_score: { value: 41, of: 60 },
      total_reading_score: { value: 24, of: 40 },
      total_science_score: { value: 33, of: 40 },
      grand_score: { value: 158, of: 215 },
    });
  });

  it('with a table has four scores of 36 and a composite that rounds a half up', () => {
    const scores = actScore(
      graded(actSizes, { English: 75, Mathematics: 60, Reading: 40, Science: 38 }),
      conversionOf('act-classic', actTable()),
    );
    expect(scores.total_science_score).toEqual({ value: 34, of: 36, raw: 38, reason: null });
    expect(scores.grand_score).toEqual({ value: 36, of: 36, raw: 213, reason: null });
  });

  it('that is official has the rounded mean of its four marks as composite [SCO-009]', () => {
    const composite = (...[english = 0, math = 0, reading = 0, science = 0]: number[]) =>
      actRecordScore({ english, math, reading, science }).grand_score.value;
    expect([composite(28, 26, 22, 28), composite(28, 26, 22, 30), composite(28, 26, 22, 29)]).toEqual([26, 27, 26]);
    expect([composite(0, 0, 0, 1), composite(36, 36, 36, 36)]).toEqual([0, 36]);
    expect(actRecordScore({ english: 28, math: 26, reading: 22, science: 28 })).toMatchObject({
      score_present: true,
      total_english_score: { value: 28, of: 36 },
      total_science_score: { value: 28, of: 36 },
    });
    expect(actRecordScore({ english: 30 })).toMatchObject({ score_present: true, grand_score: { value: null } });
  });

  it('is from 1 to 36, and never falls with one more right answer', () => {
    const rights = fc.record({
      English: fc.nat(74),
      Mathematics: fc.nat(59),
      Reading: fc.nat(39),
      Science: fc.nat(39),
    });
    fc.assert(
      fc.property(
        anyActTable,
        rights,
        fc.constantFrom(...(Object.keys(actSizes) as (keyof typeof actSizes)[])),
        (rows, right, type) => {
          const conversion = conversionOf('act-classic', rows);
          const less = actScore(graded(actSizes, right), conversion).grand_score.value ?? Number.NaN;
          const more =
            actScore(graded(actSizes, { ...right, [type]: right[type] + 1 }), conversion).grand_score.value ??
            Number.NaN;
          expect(less).toBeGreaterThanOrEqual(1);
          expect(more).toBeLessThanOrEqual(36);
          expect(more).toBeGreaterThanOrEqual(less);
        },
      ),
    );
  });
});

it('counts a repeated number once, and ignores numbers that are out of range or of another section', () => {
  const scores = satScore(
    { submitted: { Reading: true }, wrong: { Reading: [1, 1, 0, 53], Writing: [4] } },
    { kind: 'none' },
  );
  expect(scores.sections.Reading?.value).toBe(51);
});

const [sat, act] = [realTable('sat'), realTable('act')];
it.skipIf(!sat)(`converts by a real SAT’s table, verbal and math${sat ? '' : ` (skipped: ${skipReason})`}`, () => {
  const right = { Reading: 40, Writing: 30, MathNoCalc: 15, MathCalc: 30 };
  expect(satScore(graded(sizes, right), conversionOf('sat-paper', sat ?? []))).toMatchObject({
    sections: { Reading: { value: 32, of: 40, raw: 40 }, Writing: { value: 30, of: 40, raw: 30 } },
    total_verbal_score: { value: 620, of: 800 },
    total_math_score: { value: 710, of: 800 },
    grand_score: { value: 1330, of: 1600 },
  });
});

it.skipIf(!act)(
  `converts by a real ACT’s table, four scores and the composite${act ? '' : ` (skipped: ${skipReason})`}`,
  () => {
    const right = { English: 60, Mathematics: 41, Reading: 24, Science: 33 };
    expect(actScore(graded(actSizes, right), conversionOf('act-classic', act ?? []))).toMatchObject({
      total_english_score: { value: 28 },
      total_math_score: { value: 26 },
      total_reading_score: { value: 22 },
      total_science_score: { value: 28 },
      grand_score: { value: 26, of: 36 },
    });
  },
);
