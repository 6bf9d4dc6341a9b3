import { describe, expect, it } from 'vitest';
import { compileFormulas, compilerVersion } from './compile-formula.ts';
import { empty } from './document.ts';
import type { FormulaNode } from './formula-tree.ts';
import { compiledTree, refusalMessage } from './testing/compiled-formula.ts';

/** A tree as short markup for readable tests: attributes in brackets. */
const toMarkup = (node: FormulaNode): string => {
  if (typeof node === 'string') return node;
  const { alttext: _, ...attr } = node.attr ?? {};
  const list = Object.entries(attr).map(([name, value]) => `${name}=${value}`);
  const inside = node.children.map(toMarkup).join('');
  return `<${node.el}${list.length > 0 ? `[${list.join(' ')}]` : ''}>${inside}</>`;
};

describe('a formula', () => {
  it('becomes a tree of elements with its LaTeX as alternative text', () => {
    expect(compiledTree('\\frac{a}{2}')).toEqual({
      el: 'math',
      attr: { alttext: '\\frac{a}{2}' },
      children: [
        {
          el: 'mfrac',
          children: [
            { el: 'mi', children: ['a'] },
            { el: 'mn', children: ['2'] },
          ],
        },
      ],
    });
    expect(compiledTree('x', true).attr).toEqual({ display: 'block', alttext: 'x' });
    expect(compilerVersion).toBe('temml 0.13.5/3');
  });

  it.each([
    ['(x)', '<mo[fence=true form=prefix stretchy=false]>(</><mi>x</><mo[fence=true form=postfix stretchy=false]>)</>'],
    [
      '[0,x)',
      '<mo[form=prefix stretchy=false]>[</><mn>0</><mo[separator=true]>,</><mi>x</><mo[form=postfix stretchy=false]>)</>',
    ],
    ['-x', '<mo[form=prefix stretchy=false]>−</><mi>x</>'],
    ['=-3', '<mo>=</><mo[form=prefix stretchy=false]>−</><mn>3</>'],
    [
      '|-3|-|-x|',
      '<mi>|</><mo[form=prefix stretchy=false]>−</><mn>3</><mi>|</><mo>−</><mi>|</><mo[form=prefix stretchy=false]>−</><mi>x</><mi>|</>',
    ],
    ['a-b', '<mi>a</><mo>−</><mi>b</>'],
  ])('%s: plain brackets don’t stretch, and a leading sign is a prefix operator', (latex, row) => {
    expect(toMarkup(compiledTree(latex))).toBe(`<math><mrow>${row}</></>`);
  });

  it.each([
    ['0.\\overline{36}', '<mn>0.</><mrow[class=tml-overline]><mn>36</></>'],
    ['2\\underline{x}', '<mn>2</><mrow[class=tml-underline]><mi>x</></>'],
  ])('%s: the rule has the length of its content in every browser', (latex, row) => {
    expect(toMarkup(compiledTree(latex))).toBe(`<math><mrow>${row}</></>`);
  });

  it('aligns the cells of a table by style', () => {
    const styles = (latex: string) =>
      [...toMarkup(compiledTree(latex, true)).matchAll(/text-align:([\w-]+)/g)].map(([, side]) => side);
    expect(styles('\\begin{aligned}a&=b\\end{aligned}')).toEqual(['-webkit-right', '-webkit-left']);
    expect(styles('\\begin{align*}a&=b\\end{align*}')).toEqual(['-webkit-right', '-webkit-left']);
    expect(styles('\\begin{array}{lcr}a&b&c\\end{array}')).toEqual(['-webkit-left', '-webkit-right']);
  });

  it.each([
    ['\\foo x', '\\foo is not known in formulas.'],
    ['\\text{\\foo}', '\\foo is not known in formulas.'],
    ['\\def\\a{b}\\a', 'A formula cannot define commands: \\def.'],
    ['\\placeholder{}+1', 'The formula still has an empty box: \\placeholder.'],
    ['\\tag{1}', 'A formula has no number and cannot refer to another: \\tag.'],
    ['\\@ifnextchar', '\\@ifnextchar is not known in formulas.'],
    ['\\begin{tikz}a\\end{tikz}', '\\begin{tikz} is not known in formulas.'],
    ['\\frac{1', 'The formula cannot be read: a { is not closed.'],
    ['x}', 'The formula cannot be read: a } closes nothing.'],
    ['\\left(x', 'The formula cannot be read: a \\left has no \\right.'],
    ['\\sqrt', 'The formula cannot be read: something is missing after \\sqrt.'],
    ['x^', 'The formula cannot be read: something is missing in it.'],
    ['a & b', 'The formula cannot be read: & cannot stand where it stands.'],
    ['x^a^b', 'The formula cannot be read: Double superscript.'],
    [' ', 'The formula is empty.'],
    ['\\rule{40em}{40em}', '\\rule takes at most 20 em, positive or negative.'],
    ['x'.repeat(2001), 'The formula is longer than 2000 characters.'],
    ['\\char"D800', 'The formula holds a character that cannot be shown.'],
    ['\\char"0', 'The formula holds a character that cannot be shown.'],
  ])('%j is refused with a reason', (latex, expected) => {
    expect(refusalMessage(latex)).toBe(expected);
  });
});

describe('the formulas of a record', () => {
  const inline = (latex: string) => ({ type: 'inline-math', latex, children: empty }) as const;
  const paragraph = (latex: string) => ({ type: 'paragraph', children: [inline(latex)] }) as const;

  it('are compiled once each, inline and display separately', () => {
    const compiled = compileFormulas([
      [paragraph('x'), { type: 'math', latex: 'x', children: empty }],
      [paragraph('x')],
    ]);
    expect(compiled).toEqual({ ok: true, formulas: { $x: compiledTree('x'), $$x: compiledTree('x', true) } });
  });

  it('are refused together, naming the first invalid one', () => {
    expect(compileFormulas([[paragraph('x'), paragraph('\\foo')]])).toEqual({
      ok: false,
      message: 'Formula \\foo: \\foo is not known in formulas.',
    });
  });
});
