import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulasOf } from './formulas-of.ts';
import { fromMarkup } from './from-markup.ts';
import { isEmptyDocument } from './is-empty.ts';
import { plainLatex } from './plain-latex.ts';
import { plainText, preview } from './plain-text.ts';
import { richDocument } from './testing/arbitrary-document.ts';

it('a document reads line by line, its formulas as typed on one line', () => {
  const document = fromMarkup(
    'If **$x^{2} = \\frac{1}{4}$**, what is $x$?\n\n- $\\sqrt{2}$\n- none\n\n| a | b |\n| 1 | 2 |\n\n:::passage Ovid\nOf *bodies*.\n:::',
  );
  expect(plainText(document)).toBe('If x^2 = 1/4, what is x?\n√2\nnone\na | b\n1 | 2\nOf bodies.\nOvid');
});

it.each([
  ['\\frac{a+1}{b}', '(a+1)/b'],
  ['\\frac{\\frac{1}{2}}{x}', '(1/2)/x'],
  ['4\\left(x+3\\right)', '4(x+3)'],
  ['\\sqrt[3]{-27}', 'root 3 of -27'],
  ['x^{n+1}', 'x^(n+1)'],
  ['2\\times3\\le\\pi', '2×3≤π'],
  ['\\$6.50', '$6.50'],
  ['7.5\\%', '7.5%'],
  ['\\text{if } x\\ne\\Delta', 'if x≠Δ'],
  ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', 'a =b; c =d'],
  ['\\operatorname{lcm}(3,4)', 'lcm(3, 4)'],
  ['\\sin\\theta', 'sin θ'],
])('%s reads %s', (latex, expected) => {
  expect(plainLatex(latex)).toBe(expected);
});

it('no formula leaves a backslash in plain text', () => {
  const part = fc.constantFrom('\\frac', '\\', '{', '}', '\\foo', 'x', '[', ']', '\\\\', '\\{', ' ', '^');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(plainLatex(parts.join(''))).not.toContain('\\');
    }),
  );
});

it('a preview is one line of at most its length, cut between words', () => {
  expect(preview(fromMarkup('One two\n\nthree four five'), 16)).toBe('One two three…');
  expect(preview(fromMarkup('One two'), 16)).toBe('One two');
  fc.assert(
    fc.property(richDocument, fc.integer({ min: 1, max: 40 }), (document, length) => {
      const line = preview(document, length);
      expect(line.length).toBeLessThanOrEqual(length);
      expect(line).not.toMatch(/\n/);
      expect(line.isWellFormed()).toBe(true);
    }),
  );
});

it('a document is empty if it shows nothing', () => {
  expect(isEmptyDocument([])).toBe(true);
  expect(isEmptyDocument([{ type: 'paragraph', children: [{ text: ' \n' }] }])).toBe(true);
  expect(isEmptyDocument(fromMarkup('$x$'))).toBe(false);
  expect(isEmptyDocument(fromMarkup('- a'))).toBe(false);
  expect(
    isEmptyDocument([{ type: 'image', src: 'https://example.org/a.png', alt: '', children: [{ text: '' }] }]),
  ).toBe(false);
});

it('finds every formula, in tooltips too', () => {
  const tip = fromMarkup('$t$').filter((block) => block.type === 'paragraph');
  const document = [
    ...fromMarkup('$a$ and\n$$b$$\n- $c$\n\n| $d$ |\n| e |'),
    { type: 'paragraph' as const, children: [{ type: 'tooltip' as const, tip, children: [{ text: 'w' }] }] },
  ];
  expect(formulasOf(document)).toEqual([
    { latex: 'a', display: false },
    { latex: 'b', display: true },
    { latex: 'c', display: false },
    { latex: 'd', display: false },
    { latex: 't', display: false },
  ]);
});
