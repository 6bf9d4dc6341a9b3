import { describe, expect, it } from 'vitest';
import { blocksOf, cell, formula, p, table, text } from './testing/paste.ts';
import * as samples from './testing/samples.ts';

const math = (latex: string) => ({ type: 'math', latex, children: [text('')] });

describe('formulas of pages become formulas', () => {
  it.each([
    ['KaTeX', samples.katex, [p(text('Since '), formula('x^2'), text(' is')), math('\\frac{y}{2}')]],
    ['MathJax 2', samples.mathJax2, [p(text('Let '), formula('n+1'), text(' be.'))]],
    ['MathJax 3', samples.mathJax3, [p(text('If '), formula('\\sqrt{x}'), text(', then')), math('\\frac{a}{b}')]],
    [
      'an encyclopedia',
      samples.encyclopedia,
      [p(text('The roots '), formula('x_{1}'), text(' and '), formula('x_{2}'), text('.'))],
    ],
    ['pictures with their source', samples.formulaPictures, [p(formula('\\sqrt{2}'), text(' and '), formula('x^3'))]],
    [
      'LaTeX in text',
      '<p>For \\(x\\) and $y_1$:</p><p>$$z^2$$</p>',
      [p(text('For '), formula('x'), text(' and '), formula('y_1'), text(':')), math('z^2')],
    ],
  ])('from %s', (_, html, blocks) => {
    expect(blocksOf(html)).toEqual(blocks);
  });

  it('but not blocks in cells, and not in code or between prices', () => {
    expect(blocksOf('<table><tr><td>$$x$$</td><td>1</td></tr></table>')).toEqual([
      table([cell(formula('x')), cell(text('1'))]),
    ]);
    expect(blocksOf('<p><code>$x$</code> $5 and $10</p>')).toEqual([
      p(text('$x$', { code: true }), text(' $5 and $10')),
    ]);
  });
});

describe('Office formulas', () => {
  const omml = (inside: string, para = false) =>
    `<p>So <!--[if gte msEquation 12]>${para ? '<m:oMathPara>' : ''}<m:oMath>${inside}</m:oMath>${para ? '</m:oMathPara>' : ''}<![endif]--><![if !msEquation]><img src="file:///a.png" alt="no"><![endif]> it is.</p>`;
  const r = (words: string) => `<i><span><m:r>${words}</m:r></span></i>`;

  it.each([
    [`<m:sSup><m:e>${r('x')}</m:e><m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
    [`<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e>${r('2')}</m:e></m:rad>`, '\\sqrt{2}'],
    [`<m:rad><m:deg>${r('3')}</m:deg><m:e>${r('x')}</m:e></m:rad>`, '\\sqrt[3]{x}'],
    [`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${r('a+b')}</m:e></m:d>`, '[a+b]'],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
      '\\sum_{i=1}^{n}i',
    ],
    [
      `<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr>sin</m:r></m:fName><m:e>${r('θ')}</m:e></m:func>`,
      '\\sin\\theta',
    ],
    [`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>${r('AB')}</m:e></m:bar>`, '\\overline{AB}'],
    [`${r('x≤5')}<m:r><m:rPr><m:nor/></m:rPr> for all </m:r>`, 'x\\le5\\text{ for all }'],
    [
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:eqArr><m:e>${r('x&=1')}</m:e><m:e>${r('y&=2')}</m:e></m:eqArr></m:e></m:d>`,
      '\\begin{cases}x&=1 \\\\ y&=2\\end{cases}',
    ],
  ])('%s', (inside, latex) => {
    expect(blocksOf(omml(inside))).toEqual([p(text('So '), formula(latex), text(' it is.'))]);
  });

  it('that are blocks stay blocks', () => {
    expect(blocksOf(omml(r('x'), true))).toEqual([p(text('So')), math('x'), p(text('it is.'))]);
  });

  it('that cannot be converted become a visible placeholder with their text', () => {
    expect(blocksOf(omml(`${r('x')}<m:newThing><m:e>${r('=y')}</m:e></m:newThing>`))).toEqual([
      p(text('So '), text('[Formula: x=y]', { highlight: '#ffe45e' }), text(' it is.')),
    ]);
  });
});
