import { isDocument } from '@fourfold/core/rich-text/is-document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromText } from './from-text.ts';
import { latexInText } from './latex-in-text.ts';
import { parse } from './testing/parse.ts';

function blocksOf(text: string) {
  const pasted = fromText(text, parse);
  if (!pasted.ok) throw new Error(pasted.message);
  return pasted.blocks;
}
const text = (words: string) => ({ text: words });
const p = (...children: unknown[]) => ({ type: 'paragraph', children });
const formula = (latex: string) => ({ type: 'inline-math', latex, children: [text('')] });
const math = (latex: string) => ({ type: 'math', latex, children: [text('')] });

describe('plain text', () => {
  it('keeps its lines and paragraphs', () => {
    expect(blocksOf('One\r\ntwo\n\n \nthree\n')).toEqual([p(text('One')), p(text('two')), p(text('three'))]);
    expect(blocksOf(' \n ')).toEqual([]);
  });

  it('has formulas where it contains LaTeX', () => {
    expect(blocksOf('If $x^2 = 4$ and \\(y\\), then\n\n$$\nx = \\pm 2\n$$\nor \\[ z \\]')).toEqual([
      p(text('If '), formula('x^2 = 4'), text(' and '), formula('y'), text(', then')),
      math('x = \\pm 2'),
      p(text('or')),
      math('z'),
    ]);
    expect(blocksOf('\\begin{align*}\na &= b\\\\\nc &= d\n\\end{align*}')).toEqual([
      math('\\begin{align*}\na &= b\\\\\nc &= d\n\\end{align*}'),
    ]);
  });

  it('becomes a formula if it is MathML, and a link if it is a URL', () => {
    expect(blocksOf('<math><msqrt><mn>2</mn></msqrt></math>')).toEqual([p(formula('\\sqrt{2}'))]);
    expect(blocksOf('<math display="block"><mi>x</mi></math>')).toEqual([math('x')]);
    expect(blocksOf('https://example.org/a')).toEqual([
      p({ type: 'link', url: 'https://example.org/a', children: [text('https://example.org/a')] }),
    ]);
    expect(blocksOf('javascript:alert(1)')).toEqual([p(text('javascript:alert(1)'))]);
    expect(blocksOf('<script>alert(1)</script>')).toEqual([p(text('<script>alert(1)</script>'))]);
  });
});

describe('money is not a formula', () => {
  it.each([
    'It costs $5 and $10.', 'From $5-$10', 'a $ sign', '$', '$$', '$$$$', '$ x $', 'US$5 or A$7.', '5$/day or 10$/week',
    'Either $5 (or $6) or (from $7/$8).', '$5 for each child and $', 'costs $x, and $y more', '$1,000 to$2,000', '\\$5', 'C:\\[a', 'f\\(x',
  ])('%s', (money) => {
    expect(latexInText(money)).toEqual([{ kind: 'text', text: money }]);
  });

  it('but with a backslash it is money beside a formula', () => {
    expect(latexInText('$x$ for \\$5')).toEqual([
      { kind: 'formula', latex: 'x', display: false },
      { kind: 'text', text: ' for $5' },
    ]);
  });
}); // biome-ignore format: several prices on a line

it('any text results in a valid document that contains its words', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '\\begin{align}',
      '\\end{align}',
      'word',
      ' ',
      '\n',
      '\n\n',
      '\\',
      '<math>',
      '</math>',
      '5',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const count = (of: string) => of.split('word').length - 1;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const blocks = blocksOf(parts.join(''));
      expect(isDocument(blocks)).toBe(true);
      expect(count(JSON.stringify(blocks))).toBe(count(parts.join('')));
    }),
    { numRuns: 400 },
  );
});
