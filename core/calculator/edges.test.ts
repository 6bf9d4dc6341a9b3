import { describe, expect, it } from 'vitest';
import { calculate, pointsOf } from './testing/calculate.ts';

const rounded = (value: number) => Number(value.toFixed(6));
const curvesAt = (text: string, kind: 'x-intercept' | 'minimum' | 'maximum') =>
  pointsOf(kind, [text]).map(({ x, y }) => [rounded(x), rounded(y)]);

describe('where a function ends', () => {
  it.each([
    ['y=(x-3){x>3}', []],
    ['y=x^2{x>0}', []],
    ['y=x ln x', [[1, 0]]],
    ['f(x)={x<0:x^2, 0<=x<2: x+1}', []],
    ['y=(x-3){x>=3}', [[3, 0]]],
    ['y=sqrt(x)', [[0, 0]]],
    // biome-ignore format: a row each
    ['y=sqrt(x^2-2)', [[-Math.SQRT2, 0], [Math.SQRT2, 0]]],
    // biome-ignore format: a row each
    ['y=sqrt(4-x^2)', [[-2, 0], [2, 0]]],
  ])('is a zero only if the end belongs to it: %s', (text, expected) => {
    expect(curvesAt(text, 'x-intercept')).toEqual(expected.map((point) => point.map(rounded)));
  });

  it.each(['y=x^2{x>1}', 'y=x^2{x>=1}', 'y=max(-x,0)', 'y=x^3', 'y=e^x', 'y=sqrt(x)', 'y=floor(x)', 'y=ln(x)'])(
    'is no extremum: %s',
    (text) => {
      expect([...curvesAt(text, 'minimum'), ...curvesAt(text, 'maximum')]).toEqual([]);
    },
  );

  it('the edge of the window is no end: a zero and an extremum there are found, and no other', () => {
    const at = (left: number, right: number, text: string) =>
      calculate([text], { view: { left, right, bottom: -5, top: 5 } }).points.map(({ kind, x }) => [kind, x]);
    expect(at(0, 5, 'y=x^2')).toEqual([['x-intercept', 0]]);
    expect(at(1, 4, 'y=x^2-2x')).toEqual([['x-intercept', 2]]);
    expect(at(-100, 100, 'y=e^(-x^2)')).toEqual([
      ['y-intercept', 0],
      ['maximum', 0],
    ]);
  });
});

describe('a vertex is read as its short decimal', () => {
  it.each([
    ['y=x^2-6x+8', [3, -1]],
    ['y=x^2-6x+9', [3, 0]],
    ['y=x^2-1.2x+0.36', [0.6, 0]],
    ['y=x^2/3-2x', [3, -3]],
    ['y=sqrt(|x-1|)', [1, 0]],
  ])('%s', (text, vertex) => {
    expect(pointsOf('minimum', [text]).map(({ x, y }) => [x, y])).toEqual([vertex]);
  });
});
