import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedJudging } from '../../kinds/typed/lazy/judging.ts';
import { aTyped, formula, paragraph } from '../testing/authored-question.ts';
import { findingTexts, questionAt, sequencePart } from '../testing/parts.ts';

const found = (key: string, exact = false, stem = paragraph('How much is it?')) =>
  findingTexts(sequencePart(questionAt(0, { question: stem, answers: [aTyped(key, exact)] })));
const names = (...asked: Parameters<typeof found>) => found(...asked).map(([name]) => name);

describe('a key', () => {
  it('that rounds to zero with two decimals accepts 0', () => {
    expect(found('1/6561')).toEqual([
      [
        'key-like-zero',
        'Question 1 of “One step” takes “0” for “1/6561”: two decimals cannot tell them apart. Make it an exact match.',
      ],
    ]);
    expect(names('0.000000791')).toEqual(['key-like-zero']);
    expect([names('0'), names('1/6561', true), names('-.004'), names('x')]).toEqual([[], [], ['key-like-zero'], []]);
  });

  it('that has one digit after rounding accepts near misses', () => {
    expect(found('1/64')).toEqual([
      [
        'coarse-key',
        'Question 1 of “One step” takes “0.02” and all that rounds to it for “1/64”. Make it an exact match.',
      ],
    ]);
    expect(found('-0.041').map(([, text]) => text)).toEqual([expect.stringContaining('“-0.04”')]);
    expect([names('0.05'), names('1/3'), names('0.125'), names('1/64', true)]).toEqual([[], [], [], []]);
  });

  it('is reported exactly when 0 or a tenth more is judged right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 9_999 }), (above, below) => {
        const key = `${above}/${below}`;
        const takes = (text: string) => typedJudging.judge({ entries: [{ text: key, exact: false }] }, { text }).right;
        expect(names(key).includes('key-like-zero')).toBe(takes('0'));
        const value = above / below;
        if (value > 0.1) expect(names(key)).not.toContain('coarse-key');
        if (names(key).includes('coarse-key')) expect(value).toBeLessThan(0.095);
      }),
    );
  });
});

describe('typing a number of the question', () => {
  it('is right if the number has the value of the key', () => {
    expect(found('1/2', false, paragraph('Simplify 4/8.'))).toEqual([
      [
        'key-typed-back',
        'Question 1 of “One step” takes “4/8” for right, which is in its text: whoever types the question back is right.',
      ],
    ]);
    expect(names('12', false, paragraph('Multiply: 3 × 4'))).toEqual(['key-typed-back']);
    expect(names('3/4', false, paragraph('Write 0.75 as a fraction'))).toEqual(['key-typed-back']);
  });

  it('is right for a formula too', () => {
    const question = formula('\\frac{6}{3}');
    const [only] = findingTexts(
      sequencePart(questionAt(0, { question, formula_keys: ['$\\frac{6}{3}'], answers: [aTyped('2')] })),
    );
    expect(only?.[0]).toBe('key-typed-back');
  });

  it.each([
    ['1/2', 'Which is greater, 1/2 or 1/3?'],
    ['2', 'What is 1/2 + 6/4?'],
    ['5', 'What is half of 10?'],
    ['0.5', 'What is (1/2)^1?'],
    ['4', 'Solve 4x = 16'],
  ])('is not reported for %s in %s', (key, stem) => {
    expect(names(key, false, paragraph(stem))).toEqual([]);
  });

  it('is wrong if the key is an exact match', () => {
    expect(names('1/2', true, paragraph('Simplify 4/8.'))).toEqual([]);
  });
});
