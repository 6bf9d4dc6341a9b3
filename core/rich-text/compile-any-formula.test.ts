import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { compileFormula } from './compile-formula.ts';
import { type FormulaElement, type FormulaNode, formulaElements } from './formula-tree.ts';
import { formulaAttributes, formulaClasses, formulaStyles } from './internal/formula-attributes.ts';
import { compiledTree, refusalMessage } from './testing/compiled-formula.ts';

describe('any input', () => {
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
    expect(refusalMessage(latex)).toMatch(/^[A-Z\\].*\.$/);
    expect(refusalMessage(`\\text{a ${latex}}`)).not.toBeNull();
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
    const refuse = () => expect(refusalMessage(latex.slice(0, 2000))).toMatch(/^[A-Z\\].*\.$/);
    expect(cpuTimeOf(refuse)).toBeLessThan(4000);
  });

  it.each([
    "'".repeat(2000),
    `\\begin{matrix}${'&'.repeat(1960)}\\end{matrix}`,
    `\\ce{${'H2'.repeat(900)}}`,
    '\\pm'.repeat(600),
    '\\dfrac12'.repeat(250),
  ])('a long formula is compiled or refused in bounded time', (latex) => {
    expect(cpuTimeOf(() => compileFormula(latex, true))).toBeLessThan(4000);
  });

  it('no formula changes the next one', () => {
    const before = compiledTree('\\frac{1}{2}');
    for (const latex of hostile) compileFormula(latex, true);
    expect(compiledTree('\\frac{1}{2}')).toEqual(before);
  });

  it('only allowed elements and attributes come out', () => {
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
      // A formula takes about 0.5 ms. Every test run draws others.
      { numRuns: 1000 },
    );
    expect(compiled).toBeGreaterThan(100);
  });
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
