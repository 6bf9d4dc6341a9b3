import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, fractionText } from './display.ts';

const asNumber = (text: string) => Number(text.replace('−', '-').replace('×10^', 'e').replace('e−', 'e-'));

describe('a number is read', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [-0, '0'],
    [1 / 3, '0.33333'],
    [-2.5, '−2.5'],
    [1234567.891, '1234567.891'],
    [123456789.123456, '123456789.1'],
    [2 ** 40, '1099511627776'],
    [6.02214076e23, '6.02214×10^23'],
    [0.000015, '1.5×10^-5'],
    [0.0012, '0.0012'],
    [0.0012345, '0.0012345'],
    [-0.012345678, '−0.0123457'],
    [Number.NaN, 'undefined'],
    [Infinity, '∞'],
  ])('%s as %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it('with at most 5 decimals from 0.1, next to its value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
        const text = decimalText(value);
        expect(text).toMatch(/^−?\d+(\.\d{1,8})?(×10\^-?\d+)?$/);
        if (Math.abs(value) >= 0.1) expect(text).toMatch(/^−?\d+(\.\d{1,5})?(×10\^-?\d+)?$/);
        expect(Math.abs(asNumber(text) - value)).toBeLessThanOrEqual(
          0.6e-5 + 1e-5 * (Math.abs(value) >= 1e10 ? Math.abs(value) : 1e-4 * Math.abs(value)),
        );
      }),
    );
  });

  it('as the fraction that it is, in lowest terms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000, max: 5_000 }),
        fc.integer({ min: 2, max: 999 }),
        (numerator, denominator) => {
          const text = fractionText(numerator / denominator).replace('−', '-');
          const [over, under = '1'] = text.split('/');
          expect(Number(over) * denominator).toBe(numerator * Number(under));
          expect([2, 3, 5, 7].filter((prime) => Number(over) % prime === 0 && Number(under) % prime === 0)).toEqual([]);
        },
      ),
    );
  });

  it('as a decimal if a large fraction is only near to it', () => {
    expect([10_000 * Math.PI, 1_000 * Math.SQRT2].map(fractionText)).toEqual(['31415.92654', '1414.21356']);
    expect(fractionText(12_345 / 8)).toBe('12345/8');
  });

  it('as a decimal if it is no simple fraction', () => {
    expect([Math.PI, Math.SQRT2, Math.E, 0.1234567].map(fractionText)).toEqual([
      ...['3.14159', '1.41421', '2.71828', '0.12346'],
    ]);
  });
});
