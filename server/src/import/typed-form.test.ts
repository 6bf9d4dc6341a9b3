import { describe, expect, it } from 'vitest';
import { typedForm } from './typed-form.ts';

describe('a formula as a student types it', () => {
  it.each([
    ['\\frac{a}{b}', 'a/b'],
    ['\\frac{-11}{4}', '-11/4'],
    ['-\\frac{3}{4}', '-3/4'],
    ['\\frac{7}{\\left(-4\\right)}', '7/-4'],
    ['\\left(x+7\\right) \\left(x-1\\right)', '(x+7)(x-1)'],
    ['\\frac{p+3}{p+5}', '(p+3)/(p+5)'],
    ['\\frac{-1}{3n}', '-1/(3n)'],
    ['\\frac{1}{64} x^2-\\frac{2}{72} x y', '(1/64)x^2-(2/72)xy'],
    ['6p+3-\\frac{2}{p}', '6p+3-2/p'],
    ['\\frac{\\frac{2}{x^2-1}}{\\frac{3}{x+1}}', '(2/(x^2-1))/(3/(x+1))'],
    ['36x^8 y^{10}', '36x^8y^10'],
    ['\\left(4x\\right)^{\\frac{1}{3}}', '(4x)^(1/3)'],
    ['x^{-2}', 'x^(-2)'],
    ['12\\sqrt{2}', '12sqrt(2)'],
    ['\\frac{\\sqrt{15}}{6}', 'sqrt(15)/6'],
    ['2\\sqrt[3]{4x}', '2root3(4x)'],
    ['9.6\\times{10}^4', '9.6*10^4'],
    ['\\frac{-1}{3}\\pm \\frac{\\sqrt{13}}{3}', '-1/3+-sqrt(13)/3'],
    ['h_0 \\leq 3', 'h_0<=3'],
    ['\\begin{bmatrix} 4 & -3 & 11 \\\\ 3 & 2 & 4 \\end{bmatrix}', '[4 -3 11; 3 2 4]'],
    ['m**2', 'm^2'],
    ['x−7', 'x-7'],
  ])('%s → %s', (latex, typed) => {
    expect(typedForm(latex)).toBe(typed);
  });

  it.each(['\\oint x', '\\frac{1}{2', 'x}', '\\begin{cases} 1 \\end{cases}', '\\sqrt[3'])(
    'is null if it cannot be typed or the formula is invalid: %s',
    (latex) => {
      expect(typedForm(latex)).toBeNull();
    },
  );
});
