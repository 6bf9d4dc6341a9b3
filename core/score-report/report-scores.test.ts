import { expect, it } from 'vitest';
import { actScreenTable, screenTable } from '../scores/testing/tables.ts';
import { testScore } from '../test-entries/test-score.ts';
import { reportScores } from './report-scores.ts';

const module = (correct: number, questions: number, next_section: string | null = null) => ({
  ...{ correct, questions, next_section },
});
const whole = {
  ReadingWriting1: module(20, 27, 'ReadingWriting2Harder'),
  ReadingWriting2Harder: module(20, 27),
  Math1: module(10, 22, 'Math2Easier'),
  Math2Easier: module(10, 22),
};

it('the range of a sum is from the sum of the lower ends to that of the upper ones', () => {
  const { parts, composite } = reportScores('sat-digital', testScore('sat-digital', whole, { rows: screenTable() }));
  const [first, second] = parts;
  expect(parts).toMatchObject([
    { title: 'Reading and Writing', route: 'harder', min: 200, of: 800 },
    { title: 'Math', route: 'easier', min: 200, of: 800 },
  ]);
  expect(composite).toMatchObject({
    ...{ title: 'Total', of: 1600 },
    lower: (first?.lower ?? 0) + (second?.lower ?? 0),
    upper: (first?.upper ?? 0) + (second?.upper ?? 0),
  });
});

it('has no range of the composite while a part is missing', () => {
  const { Math1, Math2Easier } = whole;
  const score = testScore('sat-digital', { Math1, Math2Easier }, { rows: screenTable() });
  const { parts, composite } = reportScores('sat-digital', score);
  expect(parts[0]).toMatchObject({ value: null, route: null });
  expect(composite).toMatchObject({ value: null, reason: 'Reading and Writing is not submitted yet.' });
  expect(composite).not.toHaveProperty('lower');
});

it('the composite of scores without a range has none', () => {
  const submitted = {
    EnhancedEnglish: module(30, 50),
    EnhancedMathematics: module(30, 45),
    EnhancedReading: module(20, 36),
  };
  const score = testScore('act-enhanced', submitted, { rows: actScreenTable() });
  const { parts, composite } = reportScores('act-enhanced', score);
  expect(parts.map(({ route, min }) => [route, min])).toEqual([
    ['only', 1],
    ['only', 1],
    ['only', 1],
    [null, 1],
  ]);
  expect(composite).toEqual({ title: 'Total', value: expect.any(Number), of: 36, raw: 80, reason: null });
});

it('a score of right answers begins at 0', () => {
  const { Math1, Math2Easier } = whole;
  const { parts } = reportScores('sat-digital', testScore('sat-digital', { Math1, Math2Easier }, { rows: [] }));
  expect(parts[1]).toMatchObject({ value: 20, of: 44, min: 0, estimated: false });
});

it('has no composite of a scaled score and a number of right answers', () => {
  const found = testScore('sat-digital', whole, { rows: screenTable() });
  const [scaled, other] = found.parts ?? [];
  if (!scaled || !other || !found.composite) throw new Error('two parts');
  const parts = [scaled, { ...other, value: 20, of: 44, raw: 20 }];
  const { composite } = reportScores('sat-digital', { ...found, parts });
  expect(composite).toMatchObject({
    ...{ value: null, of: 1600 },
    reason: 'Math: the number of right answers is not on the scale.',
  });
  expect(composite).not.toHaveProperty('lower');
});

it('a test that is also on paper has its sections as parts, and math as its composite', () => {
  const score = testScore('sat-paper', { MathCalc: module(30, 38) }, { rows: [] });
  expect(reportScores('sat-paper', score)).toMatchObject({
    parts: [
      { title: 'Math - No Calculator', value: null, reason: 'Math - No Calculator is not submitted yet.' },
      { title: 'Math - Calculator', value: 30, of: 38, route: null, min: 0 },
    ],
    composite: { title: 'Math', value: null },
  });
});
