import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileFormula } from './compile-formula.ts';
import { normaliseLatex } from './normalise-latex.ts';

it.each([
  ['(3,4)', '(3, 4)'],
  ['(1,23)', '(1, 23)'],
  ['(1,2,3)', '(1, 2, 3)'],
  ['(0,-11)', '(0,-11)'],
  ['1,250', '1,250'],
  ['1,234,567.89', '1,234,567.89'],
  ['0,125', '0, 125'],
  ['1234,567', '1234, 567'],
  ['1.5,2.5', '1.5, 2.5'],
  ['3, 4', '3, 4'],
  ['1{,}250', '1{,}250'],
  ['\\text{rooms 1,2}', '\\text{rooms 1,2}'],
])('%s: a comma between digits gets a space, except in thousands', (latex, expected) => {
  expect(normaliseLatex(latex)).toBe(expected);
});

it.each([
  ['\\exponentialE^{2}', '{\\mathrm{e}}^{2}'],
  ['\\imaginaryI x', '{\\mathrm{i}} x'],
  ['\\int x\\differentialD x', '\\int x{\\mathrm{d}} x'],
  ['\\mleft(x\\mright)', '\\left(x\\right)'],
  ['50%', '50\\%'],
  ['50\\%', '50\\%'],
  ['___', '\\_\\_\\_'],
  ['a_1', 'a_1'],
  ['\\begin{align}a&=b\\\\c&=d\\end{align}', '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}'],
  ['\\begin{equation*}a\\end{equation*}', 'a'],
  ['\\begin{cases}a\\end{cases}', '\\begin{cases}a\\end{cases}'],
  ['\\\\exponentialE', '\\\\exponentialE'],
  [' x\\  ', 'x\\ '],
  ['x\\\\ ', 'x\\\\'],
])('%s is normalised to %s', (latex, expected) => {
  expect(normaliseLatex(latex)).toBe(expected);
});

it('is idempotent', () => {
  const part = fc.constantFrom(
    '(3,4)',
    '1,250',
    '%',
    '__',
    '\\mleft',
    '\\exponentialE',
    '\\begin{align}',
    ',',
    '\\',
    '{',
    '}',
    'x',
    '5',
    '\\text{1,2}',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = normaliseLatex(parts.join(''));
      expect(normaliseLatex(once)).toBe(once);
    }),
  );
});

it('what MathLive writes can be compiled', () => {
  for (const latex of [
    '\\exponentialE^{\\imaginaryI\\pi}',
    '\\int_0^1x\\differentialD x',
    '\\mleft(\\frac12\\mright)',
    '\\overarc{AB}',
    '\\overline{AB}',
    'f^{-1}(x)',
  ]) {
    expect(compileFormula(latex, false).ok, latex).toBe(true);
  }
});
