import { describe, expect, it } from 'vitest';
import { calculate, lastResult, pointsOf, readAnswer, type TestItem } from './testing/calculate.ts';

/** The y of each drawn line of the last item, at the sample nearest to an x. */
function heightsAt(x: number, items: readonly TestItem[]): number[] {
  const lines = calculate(items).items.at(-1)?.drawing?.lines ?? [];
  return lines.map(({ points }) => {
    const positions = points.filter((_, at) => at % 2 === 0);
    const nearest = positions.reduce((best, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best));
    return points[positions.indexOf(nearest) * 2 + 1] as number;
  });
}

describe('a list in an equation is a family of curves', () => {
  it.each<[string, TestItem[]]>([
    ['written in the line', ['y=[1,2,3] x']],
    ['by its name', ['a=[1,2,3]', 'y=a x']],
    ['of a table', [[['m1', [1, 2, 3]]], 'y=m1 x']],
    ['in a function', ['f(x)=[1,2,3]x']],
    ['without y =', ['[1...3]x']],
  ])('%s', (_, items) => {
    expect(heightsAt(2, items)).toEqual([2, 4, 6].map((y) => expect.closeTo(y, 6)));
  });

  it('of circles, lines and solutions', () => {
    const radii = (calculate(['x^2+y^2=[4,9]']).items[0]?.drawing?.lines ?? []).map(({ points }) =>
      Math.hypot(points[0] as number, points[1] as number),
    );
    expect(radii).toEqual([expect.closeTo(2, 2), expect.closeTo(3, 2)]);
    expect(readAnswer(['x^2=[4,9]'])).toBe('−2, 2, −3, 3');
    expect(pointsOf('x-intercept', ['x=[1,2]'])).toEqual([
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
  });

  it('which meets other lines, and not itself', () => {
    expect(pointsOf('intersection', ['y=[1,2] x', 'y=4'])).toEqual([
      { x: expect.closeTo(4, 8), y: 4 },
      { x: expect.closeTo(2, 8), y: 4 },
    ]);
    expect(pointsOf('intersection', ['y=[1,2] x'])).toEqual([]);
  });

  it('of at most 12 curves', () => {
    expect(readAnswer(['y=[1...13]x'])).toBe('Shorten the list: a line draws at most 12 curves.');
    expect(calculate(['y=[1...12]x']).items[0]?.drawing?.lines).toHaveLength(12);
  });

  it('and points are none', () => {
    expect(lastResult(['f(t)=(t,2t)'])).toMatchObject({ error: null, isDrawn: false });
    expect(readAnswer(['y=(1,2)'])).toBe('Use numbers in a curve: lists and points cannot be drawn as one.');
  });
});

describe('a curve with a number is a name', () => {
  it('that is drawn, and used in other lines', () => {
    const items = ['y_1=x^2', 'y_2=y_1+3'];
    expect(heightsAt(2, items.slice(0, 1))).toEqual([expect.closeTo(4, 1)]);
    expect(heightsAt(2, items)).toEqual([expect.closeTo(7, 1)]);
    expect(pointsOf('minimum', ['y1=(x-2)^2-1'])).toEqual([{ x: 2, y: -1 }]);
    expect(pointsOf('intersection', ['y_1=2x-1', 'y_2=5-x'])).toEqual([{ x: 2, y: 3 }]);
  });

  it('and is defined once', () => {
    expect(readAnswer(['y_1=x', 'y_1=2x'])).toBe('Define y1 once: another line defines it, too.');
    expect(readAnswer(['y_1=y_1+x'])).toBe('Define y1 without itself.');
  });

  it('a number stays a number', () => {
    expect(readAnswer(['y_1=5', 'y_2=8', '(y_2-y_1)/2'])).toBe('1.5');
  });
});
