import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastResult, readAnswer, type TestItem } from './testing/calculate.ts';

describe('the grammar', () => {
  it.each([
    ['2x', 'a factor without a sign', 14],
    ['3(x+1)', 'brackets after a number', 24],
    ['(x+1)(x-1)', 'two brackets', 48],
    ['x(x+1)', 'a name before brackets, which is no function', 56],
    ['-x^2', 'a minus below a power', -49],
    ['2^-1', 'a minus in an exponent', 0.5],
    ['1/2x', 'a division and a factor, from the left', 3.5],
    ['2x^2', 'a power above a factor', 98],
    ['x!/5!', 'factorials', 42],
    ['3|x-9|', 'an absolute value as a factor', 6],
    ['|x||x-9|', 'two absolute values', 14],
    ['x²', 'a typed superscript', 49],
    ['x·2÷7−1', 'printed signs', 1],
    ['x^{2}-x', 'braces in an exponent', 42],
    ['sin^2 x + cos^2 x', 'powers of functions without brackets', 1],
    ['sqrt 4x^2', 'what a function without brackets is of', 14],
    ['max(1,x,3)', 'several values', 7],
    ['[4,5,6][2]', 'an element of a list', 5],
  ])('%s: %s', (text, _, expected) => {
    // x is defined by a function, so that each line is computed at 7.
    const { values, error } = lastResult([`f(x)=${text}`, 'f(7)']);
    expect(error).toBeNull();
    expect(Number(values[0]?.decimal.replace('−', '-'))).toBeCloseTo(expected, 5);
  });

  it.each([
    ['2+', 'Put a number or a name after +.'],
    ['*3', 'Put a number or a name before *.'],
    ['2+*3', 'Put a number or a name between + and *.'],
    ['(2+3', 'Close the bracket with ).'],
    ['2+3)', 'Remove ): nothing opens it.'],
    ['|2-3', 'Close the absolute value with |.'],
    ['sin()', 'Put a value between the brackets of sin.'],
    ['sqrt', 'Put a value after sqrt: sqrt(…).'],
    ['nCr(5)', 'Give nCr 2 values between its brackets, not 1.'],
    ['1,000+1', 'Remove the comma: write 1000 without it, and a point as (1, 2).'],
    ['2#3', 'Remove “#”: it has no meaning here.'],
    ['x+y', 'Write an equation: put = and the other side after it.'],
    ['a+2', 'Define a: write a = 1 on a line.'],
    ['a+b', 'Define a, b.'],
    ['a=2x', 'Use numbers here, not x: for a curve write y = …, for a function f(x) = ….'],
    ['x=1=2', 'Use one equals sign in an equation.'],
    ['x{3}', 'Put a condition between the braces: {0 < x < 5}.'],
    ['(1,2)+1', 'Use numbers here: points cannot be calculated with.'],
    ['[1,(2,3)]', 'Put either numbers or points in a list, not both.'],
    ['e(x)=2', 'Choose another name for the function: e has a meaning already.'],
    ['y1~m x1+b', 'Define y1: write y1 = 1 on a line.'],
  ])('%s is answered with a sentence', (text, sentence) => {
    expect(readAnswer([text])).toBe(sentence);
  });

  it.each<[TestItem[], string]>([
    [['a=b+1', 'b=a'], 'Define b without itself.'],
    [['f(x)=g(x)', 'g(x)=f(x)', 'f(1)'], 'Define f without itself.'],
    [['a=1', 'a=2'], 'Define a once: another line defines it, too.'],
    [['f(x)=2x', 'f(1,2)'], 'Give f 1 value between its brackets, not 2.'],
  ])('definitions %s are answered with a sentence', (items, sentence) => {
    expect(readAnswer(items)).toBe(sentence);
  });

  it('knows which names a line misses, so that sliders can be offered', () => {
    expect(lastResult(['y=m x+b']).error?.missing).toEqual(['m', 'b']);
  });

  it('reads comparisons, also chained, of numbers', () => {
    expect(['2<3', '3<=2', '1<2<3', '1<3<2', '2+2=4'].map((text) => readAnswer([text]))).toEqual(
      ['true', 'false', 'true', 'false', 'true'], // biome-ignore format: one row
    );
  });
});

type Tree = { text: string; value: number };
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 99 }).map((value) => ({ text: `${value}`, value })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({ text: `(${a.text})+(${b.text})`, value: a.value + b.value })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({ text: `(${a.text})-(${b.text})`, value: a.value - b.value })),
    fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => ({ text: `(${a.text})(${b.text})`, value: a.value * b.value })),
    tie('tree').map((a) => ({ text: `-(${a.text})`, value: -a.value })),
    tie('tree').map((a) => ({ text: `|${a.text}|`, value: Math.abs(a.value) })),
    tie('tree').map((a) => ({ text: `(${a.text})^2`, value: a.value ** 2 })),
  ),
}));

describe('any expression', () => {
  it('of whole numbers has its value', () => {
    fc.assert(
      fc.property(tree, ({ text, value }) => {
        fc.pre(Number.isSafeInteger(value) && Math.abs(value) < 1e15 && text.length < 900);
        expect(readAnswer([text])).toBe(value < 0 ? `−${-value}` : `${Math.abs(value)}`);
      }),
    );
  });

  it('of any characters is computed or answered with a sentence', () => {
    const piece = fc.constantFrom(
      ...[
        '2',
        '.5',
        'x',
        'y',
        'a',
        'f',
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        '|',
        ',',
        ':',
        '=',
        '<',
        '>',
        '~',
        '!',
        '%',
        '^',
      ],
      ...['+', '-', '*', '/', ' ', '...', 'sin', 'log_', 'nCr', 'mean', 'x1', 'pi', 'e', '\u{1f600}', '²'],
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { error } = lastResult(['f(x)=x+1', typed]);
        if (error) expect(error.sentence).toMatch(/^[A-Z][\s\S]*\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
