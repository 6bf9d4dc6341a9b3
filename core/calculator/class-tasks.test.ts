import { describe, expect, it } from 'vitest';
import type { AngleUnit, GraphView } from './calculator-state.ts';
import { calculate, lastResult, pointsOf, readAnswer, type TestItem } from './testing/calculate.ts';

// Tasks as a class types them; the answers are exact, or were computed by hand.
const columns = (x1: readonly (number | string)[], y1: readonly (number | string)[]): TestItem => [
  ['x1', x1],
  ['y1', y1],
];
const degrees = { angle: 'degrees' as AngleUnit };
type Options = { angle?: AngleUnit; view?: GraphView };

const tasks: [task: string, items: TestItem[], answer: string, options?: Options][] = [
  ['a function that has a value', ['f(x)=x^3-3x', 'f(x)=2'], 'x = −1, 2'],
  ['two functions that are equal', ['f(x)=x^2-2x', 'g(x)=2x-3', 'f(x)=g(x)'], 'x = 1, 3'],
  ['a function that is 0', ['p(x)=2x^2-8', 'p(x)=0'], 'x = −2, 2'],
  ['when a ball has a height', ['h(t)=-5t^2+20t+1', 'h(t)=16'], 'x = 1, 3'],
  ['an element of a list', ['[4,5,6][2]'], '= 5'],
  ['some elements of a list', ['L=[4,5,6,9]', 'L[2...4]'], '= 5, 6, 9'],
  ['the smallest of a sorted list', ['L=[9,2,5]', 'sort(L)[1]'], '= 2'],
  ['a list that was never there', ['L=[9,2]', 'L[3]'], '= undefined'],
  ['a number times a list', ['m=2', 'm[3,4,5]'], '= 6, 8, 10'],
  ['scientific notation of a hand-held calculator', ['6.02E23/3.01E22'], '= 20'],
  ['a negative power of ten', ['1.5E-3*2'], '= 0.003'],
  ['a logarithm of base 2 without brackets', ['log2 32'], '= 5'],
  ['a line of best fit at a value', [columns([1, 2, 3], [3, 5, 7]), 'y1~mx1+b', 'f(x)=mx+b', 'f(10)'], '= 21'],
  ['a slope through the origin', [columns([1, 2, 4], [3, 6, 12]), 'y1~m x1'], 'm =|r² = 3, 1'],
  [
    'the vertex of a fitted parabola',
    [columns([1, 2, 3, 4], [5, 8, 9, 8]), 'y1~a(x1-h)^2+k'],
    'a =|h =|k =|r² = −1, 3, 9, 1',
  ],
  ['a half-life', [columns([0, 10, 20], [100, 50, 25]), 'y1~a(1/2)^(x1/h)'], 'a =|h =|r² = 100, 10, 1'],
  ['a row without a value', [columns([1, 2, 3, ''], [2, 4, 6, 9]), 'y1~m x1+b'], 'm =|b =|r =|r² = 2, 0, 1, 1'],
  ['residuals', [columns([0, 1, 2], [1, 3, 5]), 'y1~m x1+b', 'y1-(m x1+b)'], '= 0, 0, 0'],
  ['one row only', [columns([1], [1]), 'y1~m x1+b'], 'Put at least two rows in the table of a regression.'],
  ['one x for all rows', [columns([1, 1], [1, 2]), 'y1~m x1+b'], 'Use another model: this one does not fit the data.'],
  ['the quartiles of an odd number of values', ['L=[1,2,3,4,5]', '[quartile(L,1),quartile(L,3)]'], '= 1.5, 4.5'],
  ['an interquartile range', ['L=[7,15,36,39,40,41]', 'quartile(L,3)-quartile(L,1)'], '= 25'],
  ['both standard deviations', ['L=[2,4,4,4,5,5,7,9]', '[stdevp(L),stdev(L)]'], '= 2, 2.13809'],
  ['a mode of two values', ['mode([1,2,2,3,3])'], '= 2, 3'],
  [
    'a window of degrees',
    ['2sin(x)+1=0'],
    'x = 210, 330',
    { ...degrees, view: { left: 0, right: 360, bottom: -3, top: 3 } },
  ],
  ['an angle of a triangle', ['arctan(3/4)'], '= 36.8699', degrees],
  ['complementary angles', ['sin^-1(0.6)+cos^-1(0.6)'], '= 90', degrees],
  ['a tangent without a value', ['tan(90)'], '= undefined', degrees],
  ['an equation with roots', ['sqrt(x-2)+sqrt(x+3)=5'], 'x = 6'],
  ['a false solution of a logarithm', ['log(x)+log(x-3)=1'], 'x = 5'],
  ['a sum of reciprocals', ['1/(x-1)+1/(x+1)=1'], 'x = −0.41421, 2.41421'],
  ['solutions far outside of the window', ['(x-1000)(x+2000)=0'], 'x = −2000, 1000'],
  ['an identity', ['3(x+2)=3x+6'], 'True for all x'],
  ['an equation without a solution', ['x=x+1'], 'No solution in this window'],
  ['a division by 0', ['f(x)=1/x', 'f(0)'], '= undefined'],
  ['a function of itself', ['f(x)=f(x-1)', 'f(3)'], 'Define f without itself.'],
  ['a list without an end', ['total([1...100000000])'], 'Shorten the list: it has at most 10000 elements.'],
  ['another letter for the unknown', ['3t+2=11'], 'Write x for the unknown t, or define it: t = 1 on a line.'],
  ['two unknown letters', ['a+b=5'], 'Define a, b.'],
  ['an e that could be a power of ten', ['2e3'], 'Write 2×10^3 for a power of ten, or 2×e×3.'],
  ['a second definition', ['f(x)=2x', 'f(x)=x+1'], 'Define f once: another line defines it, too.'],
  ['the roots of a negative number', ['[cbrt(-27),nthroot(-32,5),nthroot(-16,4)]'], '= −3, −2, undefined'],
  ['a probability', ['nCr(8,3)/nCr(10,3)'], '= 0.46667'],
  ['factorials that are too large alone', ['100!/98!'], '= 9900'],
  ['division and a factor from the left', ['6/2(1+2)'], '= 9'],
  ['two minus signs', ['5--3'], '= 8'],
  ['a piecewise function with a last case', ['f(x)={x<1:2,x<3:4,6}', '[f(0),f(2),f(3)]'], '= 2, 4, 6'],
];

describe('a class reads', () => {
  it.each(tasks)('%s', (_, items, answer, options) => {
    const { error, label } = lastResult(items, options);
    const read = readAnswer(items, options);
    expect(error || read === label ? read : `${label} ${read}`).toBe(answer);
  });

  it('a solution as a fraction', () => {
    expect(lastResult(['3x-1=0']).values).toEqual([{ decimal: '0.33333', fraction: '1/3' }]);
  });

  it('at the line of a solution, the number of its equation: it has points away from the edges', () => {
    const [item] = calculate(['x^2=9']).items;
    expect(item?.drawing?.lines.map(({ points }) => points)).toEqual(
      [-3, 3].map((x) => [-10, -5, 0, 5, 10].flatMap((y) => [expect.closeTo(x, 9), y])),
    );
  });

  it('which letter a slider can define in an equation', () => {
    expect(lastResult(['3t+2=11']).error?.missing).toEqual(['t']);
  });

  it.each<[string, Parameters<typeof pointsOf>[0], TestItem[], { x: number; y: number }[]]>([
    [
      'where a circle and a parabola meet',
      'intersection',
      ['x^2+y^2=25', 'y=x^2-5'],
      [
        { x: -3, y: 4 },
        { x: 0, y: -5 },
        { x: 3, y: 4 },
      ],
    ],
    [
      'where circles touch',
      'intersection',
      ['x^2+y^2=1', 'x^2/4+y^2=1'],
      [
        { x: 0, y: -1 },
        { x: 0, y: 1 },
      ],
    ],
    ['where lines of equations meet', 'intersection', ['x+2y=4', 'x-2y=0'], [{ x: 2, y: 1 }]],
    ['no point of parallel lines', 'intersection', ['y=3x+2', 'y=3x-1'], []],
    ['no point of one line in two forms', 'intersection', ['y=2x+3', '2y=4x+6'], []],
    ['the corner of a region', 'intersection', ['y<=-x+4', 'y>=x'], [{ x: 2, y: 2 }]],
    [
      'the ends of an inequality',
      'x-intercept',
      ['x^2-4<0'],
      [
        { x: -2, y: 0 },
        { x: 2, y: 0 },
      ],
    ],
    ['half of a circle', 'x-intercept', ['x^2+y^2=4{x>0}'], [{ x: 2, y: 0 }]],
    ['a slider', 'minimum', ['k=3', 'y=(x-k)^2+k'], [{ x: 3, y: 3 }]],
    ['turning points on both sides of a pole', 'maximum', ['y=x+1/x'], [{ x: -1, y: -2 }]],
  ])('%s', (_, kind, items, expected) => {
    const sorted = pointsOf(kind, items).sort((one, other) => one.x - other.x || one.y - other.y);
    expect(sorted).toEqual(expected.map(({ x, y }) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })));
  });
});
