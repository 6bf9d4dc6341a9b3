import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rational, readNumber } from '../typed/lazy/read-number.ts';
import { studentProducedChecks } from './checks.ts';
import { gridTexts, isTypable, isValueInGrid, readGrid } from './lazy/grid.ts';
import { studentProducedJudging } from './lazy/judging.ts';
import { formsOf, valueProblem } from './value-forms.ts';

const isRight = (value: string, text: string) => studentProducedJudging.judge({ values: [value] }, { text }).right;
const slip = (text: string) => studentProducedJudging.slip({ values: ['1'] }, { text });

describe('an answer in the space of a student-produced response', () => {
  it.each([
    ['2/3', ['2/3', '4/6', '.6666', '.6667', '0.666', '0.667']],
    ['-1/3', ['-1/3', '-.3333', '-0.333', '-2/6']],
    ['3.5', ['3.5', '3.50', '7/2', '03.5', '3.500']],
    ['38/3', ['38/3', '12.66', '12.67']],
    ['0.12345', ['.1234', '.1235', '0.123']],
    ['0', ['0', '-0', '0.0', '0/7', '.0']],
    ['-99999', ['-99999']],
  ])('of %s may be %j', (value, texts) => {
    for (const text of texts) expect(isRight(value, text), text).toBe(true);
  });

  it.each([
    ['2/3', ['.66', '0.66', '.67', '0.67', '.6665', '.6668', '0.6666', '0.6667', '66/99.', '-.6666', '0.7']],
    ['-1/3', ['-.33', '-0.33', '.3333', '-0.3333']],
    ['3.5', ['3 1/2', '31/2', '3,5', '3.5%', '$3.5', '3.501']],
    ['0.1234', ['0.123', '.123', '.1235']],
    ['1/30000', ['0', '.0000', '0.000', '1/30000']],
    ['100000', ['100000', '99999', '1e5']],
    ['1,', ['1', '1,']],
    ['5', ['', ' ', '5 ft', '--5', '5/0', '10/2/1']],
  ])('of %s may not be %j', (value, texts) => {
    for (const text of texts) expect(isRight(value, text), text).toBe(false);
  });

  it('matches the first of the accepted values, and is trimmed', () => {
    expect(studentProducedJudging.judge({ values: ['7', '1/2'] }, { text: ' .5 ' })).toEqual({
      right: true,
      matched: '1/2',
    });
  });
});

const anyValue: fc.Arbitrary<Rational> = fc.record({
  numerator: fc.bigInt({ min: -200_000n, max: 200_000n }),
  denominator: fc.bigInt({ min: 1n, max: 5_000n }),
});
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789./-'), maxLength: 7 }),
  fc.string({ maxLength: 8 }),
);
const magnitude = (value: bigint) => (value < 0n ? -value : value);

describe('any value', () => {
  it('is right in each of its forms, which fit the space and can be typed one character after another', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        for (const text of gridTexts(value)) {
          expect(isValueInGrid(value, text), text).toBe(true);
          expect(slip(text), text).toBeNull();
          for (let end = 0; end <= text.length; end += 1) expect(isTypable(text.slice(0, end)), text).toBe(true);
        }
      }),
    );
  });

  it('is not right in a text that is off by a unit of its last decimal or more', () => {
    fc.assert(
      fc.property(anyValue, anyText, (value, text) => {
        const given = readGrid(text);
        if (!given || !isValueInGrid(value, text)) return;
        const units = 10n ** BigInt(text.split('.')[1]?.length ?? 0);
        const off = magnitude(given.numerator * value.denominator - value.numerator * given.denominator);
        expect(off * units < given.denominator * value.denominator).toBe(true);
        expect(given.numerator < 0n).toBe(value.numerator < 0n);
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be right exactly if it has a form that fits', () => {
    expect(studentProducedChecks.canBeRight({ spec: {}, key: { values: ['100000', '1/30000'] } })).toBe(false);
    expect(studentProducedChecks.canBeRight({ spec: {}, key: { values: ['100000', '2/3'] } })).toBe(true);
    expect(gridTexts(readNumber('2/3') ?? { numerator: 0n, denominator: 1n }).toSorted()).toEqual(
      ['.6666', '.6667', '0.666', '0.667', '2/3'].toSorted(),
    );
  });
});

describe('a format error', () => {
  it.each([
    ['', /^Type an answer first/],
    ['3 1/2', /mixed number/],
    ['5%', /only digits/],
    ['1,200', /only digits/],
    ['123456', /at most 5 characters/],
    ['-0.6667', /6 with a minus/],
    ['1/2/3', /^Type a number/],
    ['5/0', /^Type a number/],
    ['5-', /^Type a number/],
  ])('is reported for %j', (text, message) => {
    expect(slip(text)).toMatch(message);
    expect(studentProducedJudging.hint({ text })).toEqual(text === '' ? null : slip(text));
  });

  it('is reported exactly if the space cannot be read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slip(text) === null).toBe(readGrid(text.trim()) !== null);
      }),
    );
  });
});

describe('an accepted value', () => {
  it.each(['12', '-0.5', '.375', '2/3', '0.12345', ' 7 '])('may be %j', (value) => {
    expect(valueProblem(value)).toBeNull();
    expect(formsOf(value).length).toBeGreaterThan(0);
  });

  it.each([
    ['', /^An accepted value is/],
    ['1,200', /^An accepted value is/],
    ['2*3', /^An accepted value is/],
    ['5%', /^An accepted value is/],
    ['1/0', /^An accepted value is/],
    ['100000', /^No form of this value fits/],
    ['1/30000', /^No form of this value fits/],
  ])('cannot be %j', (value, problem) => {
    expect(valueProblem(value)).toMatch(problem);
    expect(formsOf(value)).toEqual([]);
  });

  it('is refused in a question exactly if no student can type it; without any there is no key, which is another finding', () => {
    const refused = (...values: string[]) => studentProducedChecks.refused({ spec: {}, key: { values } });
    expect(refused('2/3', '100000', '')).toEqual([
      'has the answer “100000”, which does not fit the answer space',
      'has the answer “”, which does not fit the answer space',
    ]);
    expect([refused(), refused(' '), refused('7')]).toEqual([[], [], []]);
  });

  it('has no problem exactly if a student can type it', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(valueProblem(value) === null).toBe(formsOf(value).length > 0);
        for (const text of formsOf(value)) expect(isRight(value, text), text).toBe(true);
      }),
    );
  });
});
