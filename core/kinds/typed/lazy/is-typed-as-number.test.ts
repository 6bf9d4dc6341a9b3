import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypedEntry } from '../typed.ts';
import { isTypedAsNumber } from './is-typed-as-number.ts';
import { typedJudging } from './judging.ts';

const isNumber = (...entries: TypedEntry[]) => isTypedAsNumber({ entries });
const byValue = (text: string): TypedEntry => ({ text, exact: false });
const exactly = (text: string): TypedEntry => ({ text, exact: true });

describe('isTypedAsNumber', () => {
  it.each(['12', '-0.5', '.375', '3/4', '1,200', '2*3', ' 7 '])('is true for %s', (text) => {
    expect(isNumber(byValue(text))).toBe(true);
  });

  it.each(['x + 3', 'its', '1 1/2', '5%', '', '2x'])('is false for %s', (text) => {
    expect(isNumber(byValue(text))).toBe(false);
  });

  it('is false for an exact text with other characters', () => {
    expect(isNumber(exactly('3/4'), exactly('-0.75'))).toBe(true);
    for (const text of ['1,200', '2*3', '+3', '−3']) expect(isNumber(exactly(text)), text).toBe(false);
  });

  it('is true only if every accepted answer is a number', () => {
    expect(isNumber(byValue('12'), byValue('a dozen'))).toBe(false);
    expect(isNumber()).toBe(false);
  });

  it('is true only if the answer can be typed right with these keys', () => {
    const part = fc.stringMatching(/^[-+]?\d{1,4}(\.\d{1,2})?$/);
    const text = fc.oneof(
      part,
      fc.tuple(part, fc.constantFrom('/', '*', ','), part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (text, exact) => {
        fc.pre(isNumber({ text, exact }));
        const given = exact ? text : asTyped(text);
        expect(given).toMatch(/^[-./\d]+$/);
        expect(typedJudging.judge({ entries: [{ text, exact }] }, { text: given }).right).toBe(true);
      }),
    );
  });
});

/** The same value in digits, a minus and a fraction bar. */
function asTyped(text: string): string {
  const plain = text.replaceAll(',', '').replaceAll('+', '');
  const [a = '', b] = plain.split('*');
  if (b === undefined) return plain;
  const hundredths = (part: string) => BigInt(Math.round(Number(part) * 100));
  return `${hundredths(a) * hundredths(b)}/10000`;
}
