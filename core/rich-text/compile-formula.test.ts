import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFormula, compileFormulas, compilerVersion } from './compile-formula.ts';
import { empty } from './document.ts';
import { formulaAttributes, formulaClasses, formulaStyles } from './formula-attributes.ts';
import { type FormulaElement, type FormulaNode, formulaElements } from './formula-tree.ts';

const tree = (latex: string, display = false): FormulaElement => {
  const compiled = compileFormula(latex, display);
  if (!compiled.ok) throw new Error(`${latex}: ${compiled.message}`);
  return compiled.tree;
};
const message = (latex: string) => {
  const compiled = compileFormula(latex, false);
  return compiled.ok ? null : compiled.message;
};
/** A tree as short markup, so that a test can be read: attributes in brackets. */
const drawn = (node: FormulaNode): string => {
  if (typeof node === 'string') return node;
  const { alttext: _, ...attr } = node.attr ?? {};
  const list = Object.entries(attr).map(([name, value]) => `${name}=${value}`);
  const inside = node.children.map(drawn).join('');
  return `<${node.el}${list.length > 0 ? `[${list.join(' ')}]` : ''}>${inside}</>`;
};

describe('a formula', () => {
  it('becomes a tree of elements with its LaTeX as alternative text', () => {
    expect(tree('\\frac{a}{2}')).toEqual({
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
    expect(tree('x', true).attr).toEqual({ display: 'block', alttext: 'x' });
    expect(compilerVersion).toBe('temml 0.13.5/2');
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
  ])('%s: plain brackets don’t stretch, and a leading sign is one', (latex, row) => {
    expect(drawn(tree(latex))).toBe(`<math><mrow>${row}</></>`);
  });

  it.each([
    ['0.\\overline{36}', '<mn>0.</><mrow[class=tml-overline]><mn>36</></>'],
    ['2\\underline{x}', '<mn>2</><mrow[class=tml-underline]><mi>x</></>'],
  ])('%s: the rule is as long as what it covers in every browser', (latex, row) => {
    expect(drawn(tree(latex))).toBe(`<math><mrow>${row}</></>`);
  });

  it('aligns the cells of a table by style', () => {
    const styles = (latex: string) =>
      [...drawn(tree(latex, true)).matchAll(/text-align:([\w-]+)/g)].map(([, side]) => side);
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
    ['x'.repeat(2001), 'The formula is longer than 2000 characters.'],
    ['\\char"D800', 'The formula holds a character that cannot be shown.'],
    ['\\char"0', 'The formula holds a character that cannot be shown.'],
  ])('%j that cannot be shown says why', (latex, expected) => {
    expect(message(latex)).toBe(expected);
  });
});

describe('the formulas of a record', () => {
  const inline = (latex: string) => ({ type: 'inline-math', latex, children: empty }) as const;
  const paragraph = (latex: string) => ({ type: 'paragraph', children: [inline(latex)] }) as const;

  it('are compiled once each, set apart by where they stand', () => {
    const compiled = compileFormulas([
      [paragraph('x'), { type: 'math', latex: 'x', children: empty }],
      [paragraph('x')],
    ]);
    expect(compiled).toEqual({ ok: true, formulas: { $x: tree('x'), $$x: tree('x', true) } });
  });

  it('are refused together, and the first wrong one is named', () => {
    expect(compileFormulas([[paragraph('x'), paragraph('\\foo')]])).toEqual({
      ok: false,
      message: 'Formula \\foo: \\foo is not known in formulas.',
    });
  });
});

describe('whatever is written', () => {
  const hostile = [
    '\\href{javascript:alert(1)}{x}',
    '\\href{https://example.org}{x}',
    '\\url{javascript:alert(1)}',
    '\\includegraphics{https://example.org/a.png}',
    '\\style{position:fixed}{x}',
    '\\class{btn}{x}',
    '\\id{root}{x}',
    '\\data{x=1}{y}',
    '\\htmlData{onclick=alert(1)}{x}',
    '\\htmlStyle{color:red}{x}',
    '\\cssId{a}{x}',
    '\\toggle{a}{b}\\endtoggle',
    '\\label{a}x',
    '\\ref{a}',
    '\\eqref{a}',
    '\\let\\frac\\sqrt',
    '\\gdef\\x{\\x\\x}\\x',
    '\\newcommand{\\x}{\\x\\x}\\x',
    '\\renewcommand{\\frac}{x}',
    '\\futurelet\\a\\b\\c',
    '\\global\\def\\a{b}',
    '\\xdef\\a{\\a\\a}',
    '\\expandafter\\def\\csname a\\endcsname{b}',
    '\\DeclareMathOperator{\\x}{x}',
    '\\unicode{x41}',
    '\\mathtip{a}{b}',
    '\\require{html}',
    '\\catcode`\\@=11',
  ];
  it.each(hostile)('%s is refused', (latex) => {
    expect(message(latex)).toMatch(/^[A-Z\\].*\.$/);
    expect(message(`\\text{a ${latex}}`)).not.toBeNull();
  });

  it.each([
    '{'.repeat(999) + '}'.repeat(999),
    '\\left('.repeat(200) + '\\right)'.repeat(200),
    'x^{'.repeat(500) + '}'.repeat(500),
    `${'\\sqrt{'.repeat(300)}x${'}'.repeat(300)}`,
    '\\pmod{'.repeat(200) + '}'.repeat(200),
    '\\bra{'.repeat(45).repeat(2),
    '\\begin{cases}'.repeat(60) + '\\end{cases}'.repeat(60),
    '\\text{$'.repeat(280),
    `\\bordermatrix{${'x&'.repeat(900)}}`,
    '\\bordermatrix{x}_{y}',
    '\\begin{array}{*{1000000}{c}}a\\end{array}',
    '\\mathchoice{'.repeat(150),
    '\\char"10FFFF0',
    '\\frac'.repeat(400),
    '\\ce{'.repeat(300),
  ])('a bomb is refused in bounded time', (latex) => {
    const started = performance.now();
    expect(message(latex.slice(0, 2000))).toMatch(/^[A-Z\\].*\.$/);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it.each([
    "'".repeat(2000),
    `\\begin{matrix}${'&'.repeat(1960)}\\end{matrix}`,
    `\\ce{${'H2'.repeat(900)}}`,
    '\\pm'.repeat(600),
    '\\dfrac12'.repeat(250),
  ])('a long formula is compiled or refused in bounded time', (latex) => {
    const started = performance.now();
    compileFormula(latex, true);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('no formula changes what the next one means', () => {
    const before = tree('\\frac{1}{2}');
    for (const latex of hostile) compileFormula(latex, true);
    expect(tree('\\frac{1}{2}')).toEqual(before);
  });

  it('nothing but what is listed ever comes out', () => {
    const words = fc.constantFrom(
      ...[
        '\\frac',
        '\\sqrt',
        '\\left(',
        '\\right)',
        '\\overline',
        '\\vec',
        '\\color{red}',
        '\\textcolor{#00ff00}',
        '\\colorbox{red}',
        '\\fcolorbox{red}{blue}',
        '\\rule{1em}{99999em}',
      ],
      ...[
        '\\boxed',
        '\\cancel',
        '\\cancelto',
        '\\xrightarrow',
        '\\hspace{-500em}',
        '\\kern9999999999em',
        '\\raisebox{2em}',
        '\\llap',
        '\\rlap',
        '\\clap',
        '\\mathllap',
        '\\pmb',
        '\\sideset',
      ],
      ...[
        '\\begin{array}{|c|r|}',
        '\\end{array}',
        '\\begin{align}',
        '\\end{align}',
        '\\hline',
        '&',
        '\\\\',
        '^',
        '_',
        '{',
        '}',
        '{x}',
        '{1em}',
        '[',
        ']',
        '|',
        '-',
        '3',
        ',',
        'x',
        '$',
        '%',
        '#',
      ],
      ...[
        '\\text',
        '\\tag',
        '\\label',
        '\\ref',
        '\\href',
        '\\class',
        '\\style',
        '\\char',
        '\\TeX',
        '\\ce',
        '\\bra',
        '\\big',
        '\\Huge',
        '\\vectorbold',
        '\\phase',
        '\\enclose',
        '\\newline',
        '\\notag',
      ],
      ...[
        '\\begin{multline}',
        '\\end{multline}',
        '\\begin{CD}',
        '\\end{CD}',
        '@>>>',
        '\\verb|<b>|',
        '<script>',
        'onclick="x"',
        'javascript:',
        '"',
        '=',
        "'",
      ],
    );
    const latex = fc.oneof(
      fc.array(words, { maxLength: 14 }).map((parts) => parts.join('')),
      fc.array(fc.tuple(words, words), { maxLength: 5 }).map((parts) => parts.map(([a, b]) => `${a}{${b}}`).join('')),
      fc.string({ unit: 'binary' }),
    );
    let compiled = 0;
    fc.assert(
      fc.property(latex, fc.boolean(), (latex, display) => {
        const result = compileFormula(latex, display);
        if (result.ok) expectListed(result.tree);
        else expect(result.message).toMatch(/\.$/);
        compiled += result.ok ? 1 : 0;
      }),
      { numRuns: 5000 },
    );
    expect(compiled).toBeGreaterThan(500);
  }, 60_000);
});

const childless: readonly string[] = ['math'];

function expectListed(node: FormulaNode, parent?: FormulaElement): void {
  if (typeof node === 'string') {
    expect(parent?.el).not.toBe('math');
    expect(node.isWellFormed()).toBe(true);
    return;
  }
  expect(formulaElements).toContain(node.el);
  if (parent) expect(childless).not.toContain(node.el);
  expect(Object.keys(node).every((key) => ['el', 'attr', 'children'].includes(key))).toBe(true);
  const { alttext, class: names, style, ...attr } = node.attr ?? {};
  expect(alttext === undefined).toBe(parent !== undefined);
  for (const name of names?.split(' ') ?? []) expect(formulaClasses).toContain(name);
  for (const declaration of style?.split(';') ?? []) {
    const [name = '', value = '', ...more] = declaration.split(':');
    expect(more).toEqual([]);
    expect(value).toMatch(formulaStyles[name as keyof typeof formulaStyles]);
  }
  for (const [name, value] of Object.entries(attr))
    expect(value).toMatch(formulaAttributes[name as keyof typeof formulaAttributes]);
  for (const child of node.children) expectListed(child, node);
}
