import { describe, expect, it } from 'vitest';
import type { AngleUnit, GraphView } from './calculator-state.ts';
import { calculate, lastResult, pointsOf, readAnswer, type TestItem } from './testing/calculate.ts';

const degrees = { angle: 'degrees' as AngleUnit };
const asRead = (text: string) => (text === 'undefined' ? Number.NaN : Number(text.replace('−', '-')));

/** Both zeros of a quadratic, by its formula. */
const zerosOfQuadratic = (a: number, b: number, c: number) => {
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)].sort((one, other) => one - other);
};
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) => sumOf(values) / values.length;
/** Slope and intercept by the sums of the textbook. */
const lineThrough = (xs: readonly number[], ys: readonly number[]) => {
  const [x, y] = [meanOf(xs), meanOf(ys)];
  const slope =
    sumOf(xs.map((one, at) => (one - x) * ((ys[at] as number) - y))) / sumOf(xs.map((one) => (one - x) ** 2));
  return { slope, intercept: y - slope * x };
};
const degree = Math.PI / 180;
const scores = [71, 64, 88, 92, 75, 83];
const scoreList = `[${scores}]`;

/** A question of a test, what a student types, and the answer, computed here. */
const values: [task: string, items: TestItem[], expected: number, options?: { angle: AngleUnit }][] = [
  ['order of operations', ['8-2*3+4/2'], 8 - 6 + 2],
  ['a negative base', ['(-3)^2-3^2'], 0],
  ['a power of a power', ['2^3^2/2^8'], 2],
  ['nested brackets', ['5(2-(3-7(1+1)))'], 5 * (2 - (3 - 14))],
  ['a mixed number', ['2+3/4-1/8'], 2.625],
  ['a discount and a tax', ['80*(1-25%)*(1+6%)'], 80 * 0.75 * 1.06],
  ['percent of a number', ['15% of 240'], 36],
  ['percent increase', ['(86.4-72)/72*100'], 20],
  ['compound interest', ['P=1200', 'r=0.045', 't=6', 'P(1+r/12)^(12t)'], 1200 * 1.00375 ** 72],
  ['continuous growth', ['500e^(0.03*10)'], 500 * Math.exp(0.3)],
  ['half-life', ['80*(1/2)^(15/6)'], 80 / 2 ** 2.5],
  ['scientific notation', ['(3*10^8)(2*10^-5)'], 6000],
  ['a cube root', ['cbrt(-125)'], -5],
  ['a fifth root', ['nthroot(243,5)'], 3],
  ['a rational exponent', ['27^(2/3)'], 9],
  ['a root of a sum of squares', ['sqrt(5^2+12^2)'], 13],
  ['the distance of two points', ['distance((-2,3),(4,11))'], Math.hypot(6, 8)],
  ['the volume of a cylinder', ['r=3', 'h=7.5', 'pi r^2 h'], Math.PI * 9 * 7.5],
  ['the volume of a sphere', ['4/3 pi 2.5^3'], (4 / 3) * Math.PI * 15.625],
  ['the length of an arc', ['9*(80/360)*2pi'], 4 * Math.PI],
  ['a sine in degrees', ['12 sin(35)'], 12 * Math.sin(35 * degree), degrees],
  ['a cosine of 60°', ['cos 60'], 0.5, degrees],
  ['an inverse tangent in degrees', ['arctan(7/24)'], Math.atan(7 / 24) / degree, degrees],
  ['an inverse sine as a power', ['sin^-1(1/2)'], 30, degrees],
  ['the law of cosines', ['sqrt(7^2+9^2-2*7*9cos(50))'], Math.sqrt(130 - 126 * Math.cos(50 * degree)), degrees],
  ['the law of sines', ['arcsin(8 sin(40)/11)'], Math.asin((8 * Math.sin(40 * degree)) / 11) / degree, degrees],
  ['radians', ['tan(pi/4)+sin(5pi/6)'], 1.5],
  ['a Pythagorean identity', ['sin^2(1.3)+cos^2(1.3)'], 1],
  ['degrees to radians', ['225*pi/180'], 1.25 * Math.PI],
  ['a common logarithm', ['log(1000)+log 0.01'], 1],
  ['a natural logarithm', ['ln(e^3)+ln 1'], 3],
  ['a logarithm of another base', ['log_2(64)-log_9(27)'], 6 - 1.5],
  ['doubling time', ['ln(2)/ln(1.07)'], Math.LN2 / Math.log(1.07)],
  ['a committee', ['nCr(12,3)*nCr(8,2)'], 220 * 28],
  ['seats in a row', ['nPr(9,4)'], 9 * 8 * 7 * 6],
  ['arrangements of letters', ['11!/(4!4!2!)'], 34_650],
  ['choices between signs', ['10 nCr 3'], 120],
  ['a binomial probability', ['nCr(5,3)*0.4^3*0.6^2'], 10 * 0.064 * 0.36],
  ['a mean', [`mean(${scoreList})`], meanOf(scores)],
  ['a median', [`median(${scoreList})`], (75 + 83) / 2],
  ['a range', [`max(${scoreList})-min(${scoreList})`], 92 - 64],
  [
    'a standard deviation of a population',
    [`stdevp(${scoreList})`],
    Math.sqrt(meanOf(scores.map((score) => (score - meanOf(scores)) ** 2))),
  ],
  [
    'a standard deviation of a sample',
    [`L=${scoreList}`, 'stdev(L)'],
    Math.sqrt(sumOf(scores.map((score) => (score - meanOf(scores)) ** 2)) / (scores.length - 1)),
  ],
  ['the first quartile', ['quartile([1,3,5,7,9,11,13],1)'], 3],
  ['the score that a mean needs', [`7*80-total(${scoreList})`], 560 - sumOf(scores)],
  ['a weighted mean', ['total([3,5,2]*[80,90,70])/total([3,5,2])'], (240 + 450 + 140) / 10],
  ['an arithmetic series', ['total([5,8...62])'], ((5 + 62) / 2) * 20],
  ['a geometric series', ['total(3*2^[0...9])'], 3 * (2 ** 10 - 1)],
  ['a greatest common divisor', ['gcd(84,126,210)'], 42],
  ['a least common multiple', ['lcm(12,18,40)'], 360],
  ['a remainder', ['mod(2026,7)'], 2026 % 7],
  ['rounding', ['round(7.2549,2)+floor(-1.5)+ceil(1.2)'], 7.25 - 2 + 2],
  ['an absolute value', ['|3-|2-9||'], 4],
  ['a function', ['f(x)=2x^2-3x+1', 'f(-2)'], 8 + 6 + 1],
  ['a composed function', ['f(x)=x+3', 'g(x)=x^2', 'f(g(4))-g(f(4))'], 19 - 49],
  ['a function of two variables', ['d(v,t)=v t-4.9t^2', 'd(30,2)'], 60 - 19.6],
  ['an average rate of change', ['f(x)=x^3-2x', '(f(4)-f(1))/(4-1)'], (56 - -1) / 3],
  ['a piecewise function', ['f(x)={x<0:-x, x>=0: 3x}', 'f(-5)+f(2)'], 11],
  ['a sequence', ['a(n)=7+4(n-1)', 'a(25)'], 103],
];

describe('the calculator computes', () => {
  it.each(values)('%s', (_, items, expected, options) => {
    const read = readAnswer(items, options);
    expect(asRead(read), read).toBeCloseTo(expected, 4);
  });
});

const view = (left: number, right: number, bottom = left, top = right): GraphView => ({ left, right, bottom, top });
const cubic = (x: number) => x ** 3 - 6 * x ** 2 + 9 * x + 1;

/** Equations in x alone, whose solutions are read under the line. */
const equations: [task: string, equation: string, expected: number[], window?: GraphView][] = [
  ['a linear equation', '3(x-4)+5=2x-1', [6]],
  ['with fractions', 'x/3+x/4=14', [24], view(-30, 30)],
  ['a quadratic equation', '2x^2-7x-4=0', zerosOfQuadratic(2, -7, -4)],
  ['with irrational solutions', 'x^2+4x-3=0', zerosOfQuadratic(1, 4, -3)],
  ['with one double solution', 'x^2-6x+9=0', [3]],
  ['a radical equation', 'sqrt(2x+3)=x', [3]],
  ['a rational equation', '6/x=x-1', [-2, 3]],
  ['an equation of absolute values', '|2x-5|=9', [-2, 7]],
  ['an exponential equation', '2^x=20', [Math.log2(20)]],
  ['a logarithmic equation', 'ln(x)=1.5', [Math.exp(1.5)]],
];

describe('the calculator solves', () => {
  it.each(equations)('%s', (_, equation, expected, window = view(-10, 10)) => {
    const { label, values } = lastResult([equation], { view: window });
    expect(label).toBe('x =');
    expect(values.map(({ decimal }) => asRead(decimal))).toEqual(expected.map((value) => expect.closeTo(value, 4)));
  });

  it('x^2 + 4 = 0 with the sentence that there is no solution', () => {
    expect(readAnswer(['x^2+4=0'])).toBe('No solution in this window');
  });
});

type Points = { x: number; y: number }[];
type PointKind = Parameters<typeof pointsOf>[0];
const [firstX, secondX] = zerosOfQuadratic(2, 2, -24) as [number, number];

const graphs: [task: string, kind: PointKind, items: TestItem[], expected: Points, window?: GraphView][] = [
  ['a system of lines', 'intersection', ['2x+3y=12', 'y=x-1'], [{ x: 3, y: 2 }]],
  ['lines in the form of equations', 'intersection', ['x+y=7', '3x-2y=1'], [{ x: 3, y: 4 }]],
  ['a line and a circle', 'intersection', ['x^2+y^2=25', 'y=x+1'], [firstX, secondX].map((x) => ({ x, y: x + 1 }))],
  ['a tangent line', 'intersection', ['x^2+y^2=25', 'y=5'], [{ x: 0, y: 5 }]],
  ['a parabola and a line', 'intersection', ['y=x^2-4x+1', 'y=2x-7'], [2, 4].map((x) => ({ x, y: 2 * x - 7 }))],
  ['two parabolas', 'intersection', ['y=x^2', 'y=8-x^2'], [-2, 2].map((x) => ({ x, y: 4 }))],
  ['two circles', 'intersection', ['x^2+y^2=25', '(x-6)^2+y^2=25'], [-4, 4].map((y) => ({ x: 3, y }))],
  ['a vertical line', 'intersection', ['x=3', 'y=x^2-4'], [{ x: 3, y: 5 }]],
  ['the vertex of a parabola', 'minimum', ['y=2x^2-12x+11'], [{ x: 3, y: -7 }]],
  ['the greatest height', 'maximum', ['h(t)=-4.9t^2+19.6t+2'], [{ x: 2, y: 21.6 }], view(-1, 6, -5, 30)],
  ['a local maximum of a cubic', 'maximum', ['y=x^3-6x^2+9x+1'], [{ x: 1, y: cubic(1) }]],
  ['a local minimum of a cubic', 'minimum', ['y=x^3-6x^2+9x+1'], [{ x: 3, y: cubic(3) }]],
  ['the zeros of a cubic', 'x-intercept', ['y=(x+2)(x-1)(x-4)'], [-2, 1, 4].map((x) => ({ x, y: 0 }))],
  ['a zero that is touched', 'x-intercept', ['y=(x-1.7)^2'], [{ x: 1.7, y: 0 }]],
  ['the intercepts of a line', 'x-intercept', ['5x-2y=15'], [{ x: 3, y: 0 }]],
  ['and of the other axis', 'y-intercept', ['5x-2y=15'], [{ x: 0, y: -7.5 }]],
  [
    'the zeros of a sine',
    'x-intercept',
    ['y=sin(x)'],
    [-2, -1, 0, 1, 2].map((k) => ({ x: k * Math.PI, y: 0 })),
    view(-7, 7),
  ],
  ['no zero of a hyperbola', 'x-intercept', ['y=1/x'], []],
  ['no zero of a double pole', 'x-intercept', ['y=1/(x-1)^2'], []],
  [
    'no false zero of a tangent',
    'x-intercept',
    ['y=tan(x)'],
    [-1, 0, 1].map((k) => ({ x: k * Math.PI, y: 0 })),
    view(-4, 4),
  ],
  ['no extremum at a pole', 'maximum', ['y=1/(x-1.1)^2'], []],
  ['no zero of a jump', 'x-intercept', ['y=floor(x)-0.5'], []],
  ['a zero at the end of a root', 'x-intercept', ['y=sqrt(x-2)'], [{ x: 2, y: 0 }]],
  ['a restricted line', 'x-intercept', ['y=x-3{x>4}'], []],
];

describe('the calculator finds on a graph', () => {
  it.each(graphs)('%s: %s', (_, kind, items, expected, window = view(-10, 10)) => {
    const found = pointsOf(kind, items, { view: window });
    const sorted = [...found].sort((one, other) => one.x - other.x || one.y - other.y);
    expect(sorted).toEqual(expected.map(({ x, y }) => ({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) })));
  });
});

describe('the calculator fits', () => {
  const hours = [1, 2, 3, 4, 5, 6];
  const grades = [62, 65, 71, 74, 83, 85];
  const table: TestItem = [
    ['x1', hours],
    ['y1', grades],
  ];

  it('a line, with the correlation of the textbook', () => {
    const { slope, intercept } = lineThrough(hours, grades);
    const { slope: back } = lineThrough(grades, hours);
    const { label, values } = lastResult([table, 'y1 ~ m x1 + b']);
    expect(label).toBe('m =|b =|r =|r² =');
    const read = values.map(({ decimal }) => asRead(decimal));
    const expected = [slope, intercept, Math.sqrt(slope * back), slope * back];
    expect(read).toEqual(expected.map((value) => expect.closeTo(value, 4)));
  });

  it('a parabola through three points', () => {
    const points: TestItem = [
      ['x1', [1, 2, 4]],
      ['y1', [3, 1, 9].map((y) => y)],
    ];
    // Lagrange's polynomial: a is the second divided difference.
    const a = ((9 - 1) / 2 - (1 - 3)) / (4 - 1);
    const b = 1 - 3 - 3 * a;
    expect(readAnswer([points, 'y1~a x1^2+b x1+c'])).toBe([a, b, 3 - a - b, 1].join(', ').replaceAll('-', '−'));
  });

  it('an exponential function, exactly where the data are one', () => {
    const data: TestItem = [
      ['x1', hours],
      ['y1', hours.map((x) => 3 * 1.4 ** x)],
    ];
    expect(readAnswer([data, 'y1 ~ a b^x1'])).toBe('3, 1.4, 1');
  });

  it('and predicts with the parameters', () => {
    const { slope, intercept } = lineThrough(hours, grades);
    expect(asRead(readAnswer([table, 'y1~m x1+b', '8m+b']))).toBeCloseTo(8 * slope + intercept, 4);
  });
});

it('shades an inequality where it is true', () => {
  const [item] = calculate(['y<=2x+1']).items;
  const region = item?.drawing?.region;
  if (!region) throw new Error('there is no region');
  const inside = region.runs.flatMap((runs, row) =>
    runs.flatMap((start, at) => (at % 2 === 0 ? [{ row, start, end: runs[at + 1] as number }] : [])),
  );
  for (const { row, start, end } of inside) {
    const y = 10 - ((row + 0.5) * 20) / region.rows;
    expect(y).toBeLessThanOrEqual(2 * (-10 + ((start + 0.5) * 20) / region.columns) + 1);
    expect(end).toBe(region.columns);
  }
  expect(inside.length).toBeGreaterThan(region.rows * 0.9);
});
