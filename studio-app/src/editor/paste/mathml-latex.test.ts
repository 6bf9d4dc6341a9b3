import { compileFormula } from '@fourfold/core/rich-text/compile-formula';
import type { FormulaNode } from '@fourfold/core/rich-text/formula-tree';
import { describe, expect, it } from 'vitest';
import { findFirst, tagOf } from './markup.ts';
import { mathmlLatex } from './mathml-latex.ts';
import { parse } from './testing/parse.ts';

function latexOf(html: string): string | null {
  const math = findFirst(parse(html), (node) => /(?:^|:)math$/.test(tagOf(node)));
  return math ? mathmlLatex(math) : null;
}

/** A compiled formula as MathML, without the LaTeX in its attributes. */
function toMathml(node: FormulaNode): string {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const attributes = Object.entries(node.attr ?? {})
    .filter(([name]) => name !== 'alttext')
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  if (node.el === 'mspace' && attributes.length === 0) return '';
  const children = node.children.map((child) => toMathml(child)).filter(Boolean);
  if (node.el === 'mrow' && attributes.length === 0 && children.length === 1) return children.join('');
  return `<${node.el}${attributes.join('')}>${children.join('')}</${node.el}>`;
}

function compileToMathml(latex: string): string {
  const { ok, ...rest } = compileFormula(latex, false);
  if (!ok || !('tree' in rest)) throw new Error(`${latex}: ${'message' in rest ? rest.message : ''}`);
  return toMathml(rest.tree);
}

describe('a compiled formula that is converted back looks the same', () => {
  it.each([
    'x^2', '\\frac{1}{2}', '\\sqrt{b^2-4ac}', '\\sqrt[3]{x}', 'x_1^2', 'x_{n+1}', "f'(x)", 'f^{-1}(x)', '90^\\circ',
    '\\sin x', '\\log_2 8', '\\sum_{i=1}^{n} i', '\\int_0^1 x\\,dx', '\\lim_{x \\to 0} x', 'x \\le 5', 'a \\ne b', 'a < b',
    '\\pi r^2', '\\Delta', '\\alpha+\\beta', '\\triangle ABC \\cong \\triangle DEF', '\\angle ABC', '\\mathbb{R}',
    '\\text{area of } A', '\\$5', '15\\%', '1,250', '(3, 4)', '\\{1, 2\\}', '\\begin{pmatrix}a & b \\\\ c & d\\end{pmatrix}',
    '\\begin{cases}x & y \\\\ 1 & 2\\end{cases}', '2 \\times 3 \\div 4', 'x \\pm 1', 'A \\cup B', 'x \\in A', '\\infty',
  ])('%s', (latex) => {
    const page = compileToMathml(latex);
    expect(compileToMathml(latexOf(page) ?? '')).toBe(page);
  });
}); // biome-ignore format: several formulas on a line

describe('MathML of web pages', () => {
  it.each([
    ['<math><mi>x</mi><mo>&InvisibleTimes;</mo><mi>y</mi></math>', 'xy'],
    ['<math><mi>sin</mi><mo>&ApplyFunction;</mo><mi>x</mi></math>', '\\sin x'],
    ['<math><mfenced open="[" close=")"><mn>1</mn><mn>2</mn></mfenced></math>', '[1, 2)'],
    [
      '<math><mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow></math>',
      '\\left(\\frac{1}{2}\\right)',
    ],
    ['<math><mover><mi>v</mi><mo>→</mo></mover></math>', '\\vec{v}'],
    ['<math><mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover></math>', '\\overline{AB}'],
    [
      '<math><mmultiscripts><mi>C</mi><mi>k</mi><none/><mprescripts/><mi>n</mi><none/></mmultiscripts></math>',
      '{}_{n}C_{k}',
    ],
    [
      '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math>',
      'x^{2}',
    ],
    ['<math><mn>0,5</mn></math>', '0{,}5'],
    ['<math><mtext>$5 &amp; 10% off</mtext></math>', '\\text{\\$5 \\& 10\\% off}'],
    ['<math><mi>𝑥</mi><mo>=</mo><mi>𝐯</mi></math>', 'x=\\mathbf{v}'],
    ['<math><msup><mi>x</mi></msup></math>', 'x'],
    ['<math></math>', null],
  ])('%s', (html, latex) => {
    expect(latexOf(html)).toBe(latex);
  });

  it('is replaced by the LaTeX that it contains', () => {
    const source = '<annotation encoding="application/x-tex">{\\displaystyle x^{2}+1}</annotation>';
    expect(latexOf(`<math><semantics><mrow><mi>x</mi></mrow>${source}</semantics></math>`)).toBe('x^{2}+1');
    expect(latexOf('<math alttext="\\frac{1}{2}"><mi>x</mi></math>')).toBe('\\frac{1}{2}');
    expect(latexOf('<math alttext="one half"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')).toBe('\\frac{1}{2}');
  });

  it('loses links, scripts and pictures', () => {
    const attack =
      '<math href="javascript:alert(1)"><maction actiontype="statusline"><mi xlink:href="data:text/html,x">x</mi><mtext>t</mtext></maction><script>alert(1)</script></math>';
    expect(latexOf(attack)).toBe('x');
  });
});
