import { describe, expect, it } from 'vitest';
import type { AngleUnit } from './calculator-state.ts';
import { lastResult, pointsOf, readAnswer, type TestItem } from './testing/calculate.ts';

// Further tasks of a tester; the reference values were computed with NumPy and SciPy, or are exact.
const xs = [1, 2, 3, 4, 5];
const ys = [2.3, 4.1, 7.9, 15.2, 31];
const table: TestItem = [
  ['x1', xs],
  ['y1', ys],
];
const ages = '[10,12,23,23,16,23,21,16]';

const tasks: [task: string, items: TestItem[], answer: string, options?: { angle: AngleUnit }][] = [
  ['a quadratic regression with r²', [table, 'y1~a x1^2+b x1+c'], '2.25, −6.65, 7.3, 0.99192'],
  ['a linear regression with r and r²', [table, 'y1~m x1+b'], '6.85, −8.45, 0.92831, 0.86175'],
  ['a mean of a column', [table, 'mean(y1)'], '12.1'],
  ['a quantile of a list', [`quantile(${ages},0.4)`], '16'],
  ['a quantile between two values', ['quantile([1,2,3,4],0.25)'], '1.75'],
  ['the third quartile', [`quartile(${ages},3)`], '23'],
  ['a standard deviation of a sample', [`stdev(${ages})`], '5.23723'],
  ['a number of elements', [`count(${ages})`], '8'],
  ['a correlation of two columns', [table, 'corr(x1,y1)'], '0.92831'],
  ['a mean absolute deviation', ['mad([1,2,3,9])'], '2.625'],
  ['lists joined', ['median(join([1,9],[4],5))'], '4.5'],
  ['a base without brackets', ['log_2 8+log_5(125)'], '6'],
  ['degrees in radian mode', ['sin(30°)+sin(pi/6)'], '1'],
  ['radians in degree mode', ['cos(60)+tan(45°)'], '1.5', { angle: 'degrees' }],
  ['nested functions', ['f(x)=2x-1', 'g(x)=|x|', 'f(g(f(-3)))'], '13'],
  ['a piecewise function at its limits', ['f(x)={x<0:x^2,0<=x<2:x+1,x>=2:5}', '[f(-3),f(0),f(2)]'], '9, 1, 5'],
  ['implicit multiplication of brackets', ['2(3+4)5(1-2)'], '−70'],
  ['an absolute value of an absolute value', ['|2-|3-9||'], '4'],
  ['factorials in a quotient', ['10!/(3!7!)-nCr(10,3)'], '0'],
  ['an increase by percent', ['80(1+15%)^2'], '105.8'],
  ['fractions that add up to a whole', ['1/6+1/3+1/2'], '1'],
  ['an exponential equation', ['3*2^(x-1)=48'], '5'],
  ['an absolute equation', ['|2x-3|=7'], '−2, 5'],
  ['a rational exponent of a negative number', ['(-27)^(2/3)'], '9'],
  ['the hyperbolic tangent', ['tanh(1)'], '0.76159'],
];

describe('a student reads', () => {
  it.each(tasks)('%s', (_, items, answer, options) => {
    expect(readAnswer(items, options)).toBe(answer);
  });

  it('values as fractions where they are simple', () => {
    const fractions = (text: string) => lastResult([text]).values.map(({ fraction }) => fraction);
    expect(['3/8+1/4', '-7/3', '0.125', 'sqrt(2)'].map(fractions)).toEqual([['5/8'], ['−7/3'], ['1/8'], [null]]);
  });

  it('the corner of two inequalities', () => {
    expect(pointsOf('intersection', ['y>2x', 'y<=5'])).toEqual([{ x: 2.5, y: 5 }]);
  });
});
