import { compileFormula } from '@fourfold/core/rich-text/compile-formula';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isClosing, type LatexSource, sourceOf, typeChar } from './latex-source.ts';

/** The source after these keys were typed one by one. */
const typed = (keys: string, from: LatexSource = sourceOf('')) => Array.from(keys).reduce(typeChar, from);

it.each([
  ['x^10', 'x^{10}'],
  ['x^10+1', 'x^{10}+1'],
  ['x_12y', 'x_{12}y'],
  ['10^-4', '10^{-4}'],
  ['10^-12 m', '10^{-12} m'],
  ['{x^10}', '{x^{10}}'],
  ['\\frac{x^10}{2}', '\\frac{x^{10}}{2}'],
  ['x_10^20', 'x_{10}^{20}'],
  ['e^x^10', 'e^x^{10}'],
  ['a\\\\_12', 'a\\\\_{12}'],
])('digits stay in the exponent: %s becomes %s', (keys, latex) => {
  expect(typed(keys).latex).toBe(latex);
});

it.each([
  'x^2',
  'x^2 3',
  'x^{12}3',
  '\\frac12',
  'a\\_12',
  '__12',
  '\\text{a_12}',
  '0^-',
  'x^{-2}',
  '3.5\\times10^{-4}',
])('%s stays as it is typed', (keys) => {
  expect(typed(keys).latex).toBe(keys);
});

it('a digit typed after the digits of an exponent joins them, elsewhere it does not', () => {
  expect(typed('0', { latex: 'x^1+1', caret: 3, isInAddedBraces: false }).latex).toBe('x^{10}+1');
  expect(typed('0', sourceOf('x^{12}')).latex).toBe('x^{12}0');
  // The caret has been elsewhere in between.
  expect(typed('+', { ...typed('x^10'), isInAddedBraces: false }).latex).toBe('x^{10+}');
});

it.each([
  ['x', true],
  ['', true],
  ['\\$5', true],
  ['a\\\\', true],
  ['\\frac{1}{2', true],
  ['\\text{if }x', true],
  ['\\', false],
  ['\\text{if ', false],
  ['\\text{if \\textbf{so', false],
  ['\\text{a {b', false],
  ['\\text{\\} ', false],
])('after %s a dollar sign closes the formula: %s', (latex, closes) => {
  expect(isClosing(sourceOf(latex))).toBe(closes);
});

/** Random nested LaTeX of the kind that authors write. */
const latex = fc.letrec<{ whole: string; part: string }>((tie) => ({
  whole: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', '12', '3.5', '\\times ', '\\pi', '+', '-', '(', ')', ',', '\\$', '\\%', '\\text{if $x$ is 1}'),
    fc.tuple(tie('whole'), tie('whole')).map(([a, b]) => `\\frac{${a}}{${b}}`),
    fc.tuple(fc.constantFrom('^', '_'), tie('whole')).map(([sign, a]) => `x${sign}{${a}}`),
    tie('whole').map((a) => `\\sqrt{${a}}`),
  ),
})).whole;

it('LaTeX with its braces stays as typed, key by key, and no dollar sign in it closes the formula', () => {
  fc.assert(
    fc.property(latex, (source) => {
      let now = sourceOf('');
      for (const char of source) {
        if (char === '$') expect(isClosing(now)).toBe(false);
        now = typeChar(now, char);
      }
      expect(now.latex).toBe(source);
      expect(isClosing(now)).toBe(true);
    }),
  );
});

it('no typed character is lost: apart from added braces, the source is what was typed', () => {
  const key = fc.constantFrom(...'x01-^_\\{}$ ');
  fc.assert(
    fc.property(fc.array(key, { maxLength: 14 }), (keys) => {
      const { latex, caret } = typed(keys.join(''));
      expect(latex.replace(/[{}]/g, '')).toBe(keys.join('').replace(/[{}]/g, ''));
      expect(latex.length - caret).toBeLessThanOrEqual(1);
    }),
  );
});

it('an exponent of any number of digits is rendered as one number', () => {
  fc.assert(
    fc.property(fc.nat(), (digits) => {
      const result = compileFormula(typed(`x^${digits}+1`).latex, false);
      const expected = compileFormula(`x^{${digits}}+1`, false);
      expect(result.ok && result.tree.children).toEqual(expected.ok && expected.tree.children);
    }),
  );
});
