import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredths, readNumber } from './read-number.ts';

/** The value in hundredths; null if the text is not a number. */
const cents = (text: string) => {
  const value = readNumber(text);
  return value && Number(hundredths(value));
};

describe('readNumber', () => {
  it.each([
    ['12', 1200],
    ['007', 700],
    ['.5', 50],
    ['5.', 500],
    ['+2.50', 250],
    ['-0', 0],
    ['−3', -300],
    ['–3', -300],
    ['‐3', -300],
    ['- 3', -300],
    ['1,234.5', 123450],
    ['1,2,3', 12300],
    ['-,5', -500],
    ['3/4', 75],
    ['3 / 4', 75],
    ['3÷4', 75],
    ['3⁄4', 75],
    ['-3/-4', 75],
    ['0/5', 0],
    ['1.5/.5', 300],
    ['1,000/3', 33333],
    ['2*3', 600],
    ['2 × 3', 600],
    ['2·3', 600],
    ['-.5*.5', -25],
    ['5\u00A0', 500],
    ['\t5 ', 500],
  ])('reads %j as %d hundredths', (text, value) => {
    expect(cents(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    '+',
    '-.',
    '/',
    '*',
    '3/',
    '/3',
    '3*',
    '*3',
    '3//4',
    '1/2/3',
    '1*2*3',
    '1/2*3',
    '3/0',
    '0/0',
    '3/-0.00',
    '1e5',
    '1E5',
    '0x10',
    '1..2',
    '1.2.3',
    '--5',
    '+-5',
    '5-',
    '5%',
    '$5',
    '5 cm',
    '1 1/2',
    '1 000',
    '2^3',
    '√4',
    '½',
    '٤',
    '５',
    'NaN',
    'Infinity',
    '∞',
    'five',
    '(5)',
    '1'.repeat(201),
  ])('returns null for %j', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

describe('rounding to 2 decimals', () => {
  const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const denominator = fc.bigInt({ min: 1n, max: 10n ** 12n });

  it('is symmetrical: a number and its negative round alike', () => {
    fc.assert(
      fc.property(whole, denominator, (numerator, denominator) => {
        expect(hundredths({ numerator: -numerator, denominator })).toBe(-hundredths({ numerator, denominator }));
      }),
    );
  });

  it('goes to the nearest hundredth, and half away from zero', () => {
    expect(['0.005', '-0.005', '0.0049', '1.005', '2.675'].map(cents)).toEqual([1, -1, 0, 101, 268]);
    fc.assert(
      fc.property(whole, denominator, (numerator, denominator) => {
        // |numerator/denominator − rounded/100| is at most half a hundredth, in whole numbers.
        const off = 200n * numerator - 2n * denominator * hundredths({ numerator, denominator });
        expect(off <= denominator && off >= -denominator).toBe(true);
      }),
    );
  });

  it('does not depend on how a number is written: a/b, its decimal, its product', () => {
    const tenth = fc.integer({ min: -99_999, max: 99_999 });
    fc.assert(
      fc.property(tenth, fc.integer({ min: 0, max: 4 }), (digits, positions) => {
        const power = 10 ** positions;
        const sign = digits < 0 ? '-' : '';
        const padded = String(Math.abs(digits)).padStart(positions + 1, '0');
        const decimal = `${sign}${padded.slice(0, padded.length - positions)}.${padded.slice(padded.length - positions)}`;
        expect(cents(`${digits}/${power}`)).toBe(cents(decimal));
        expect(cents(`${decimal}*1`)).toBe(cents(decimal));
        expect(cents(`+${decimal.replace('-', '')}`)).toBe(Math.abs(cents(decimal) ?? Number.NaN));
      }),
    );
  });

  it('ignores commas at any position', () => {
    const positions = fc.array(fc.nat(12), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom('1234.5', '-12/7', '30*40', '.25', '+7.'), positions, (text, commas) => {
        const dotted = commas.reduce<string>(
          (now, position) => `${now.slice(0, position)},${now.slice(position)}`,
          text,
        );
        expect(cents(dotted)).toBe(cents(text));
      }),
    );
  });
});
