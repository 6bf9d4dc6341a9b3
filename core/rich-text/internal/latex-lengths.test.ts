import { describe, expect, it } from 'vitest';
import { compiledTree, refusalMessage } from '../testing/compiled-formula.ts';

const refusal = (command: string) => `${command} takes at most 20 em, positive or negative.`;

describe('a length beyond 20 em is refused by the name of its command', () => {
  it.each([
    ['\\rule{21em}{1em}', '\\rule'],
    ['\\rule{1em}{21em}', '\\rule'],
    ['\\rule[-21em]{1em}{1em}', '\\rule'],
    ['\\rule 1em 300mm', '\\rule'],
    ['\\kern21em', '\\kern'],
    ['\\kern -21 em', '\\kern'],
    ['\\mkern{400mu}', '\\mkern'],
    ['\\hskip21em', '\\hskip'],
    ['\\mskip-400mu', '\\mskip'],
    ['\\hspace{30cm}', '\\hspace'],
    ['\\hspace*{-4in}', '\\hspace*'],
    ['\\raisebox{-21em}{x}', '\\raisebox'],
    ['\\raise400pt x', '\\raise'],
    ['\\lower{21em}{x}', '\\lower'],
    ['\\begin{matrix}a\\\\[21em]b\\end{matrix}', '\\\\'],
    ['\\genfrac(){21em}{}{a}{b}', '\\genfrac'],
    ['\\genfrac{}{}{21em}{}{a}{b}', '\\genfrac'],
    ['a\\above{21em}b', '\\above'],
    ['\\text{a\\kern21em}', '\\kern'],
    ['\\frac{1}{2_{\\kern-21em}}', '\\kern'],
  ])('%s', (latex, command) => {
    expect(refusalMessage(latex)).toBe(refusal(command));
  });

  it('also when a macro of the compiler puts the command before its length', () => {
    expect(refusalMessage('\\TextOrMath{}{\\kern}-60em x')).toBe('A length of the formula is beyond 20 em.');
  });
});

describe('other lengths are not changed', () => {
  it.each([
    '\\rule{2in}{0.4pt}',
    '\\kern-20em x',
    'x\\hspace{20em}y',
    'x_{y_{\\kern20em z}}',
    '\\raisebox{-0.5ex}{x}',
    '\\begin{matrix}a\\\\[1em]b\\end{matrix}',
    '\\begin{matrix}a\\\\rule{1}\\end{matrix}',
    '\\begin{matrix}a\\\\ 30 cm\\end{matrix}',
    '\\kern1em 30cm',
    '\\genfrac{}{}{0pt}{}{a}{b}',
    '\\text{a rule of 99em}',
    '\\Huge{\\tiny{\\Huge x}}',
  ])('%s', (latex) => {
    expect(refusalMessage(latex)).toBeNull();
  });

  it('without being shortened', () => {
    expect(JSON.stringify(compiledTree('x\\kern20em y'))).toContain('"width":"20em"');
    expect(JSON.stringify(compiledTree('x\\kern-20em y'))).toContain('margin-left:-20em');
  });
});
