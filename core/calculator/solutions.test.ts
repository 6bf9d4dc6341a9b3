import { describe, expect, it } from 'vitest';
import { pointsOf, readAnswer } from './testing/calculate.ts';

const view = (left: number, right: number) => ({ left, right, bottom: left, top: right });

describe('an equation in x is solved', () => {
  it.each([
    ['2(x+1)=2x+2', 'True for all x'],
    ['(x-3)^2=x^2-6x+9', 'True for all x'],
    ['x/x=1', 'True for all x'],
    ['0*x=0', 'True for all x'],
    ['sqrt(x)^2=x', 'True for all x that have both sides'],
    ['|x|=x', 'True for many values of x'],
    ['2y+2=2(y+1)', 'True for all y'],
    ['x=x+1', 'No solution in this window'],
    ['2x+1=2x+2', 'No solution in this window'],
    ['e^(-x)=0', 'No solution in this window'],
    ['1/(x-3)=0', 'No solution in this window'],
  ])('%s: %s', (equation, label) => {
    expect(readAnswer([equation])).toBe(label);
  });

  it.each([
    ['x^2-20x+75=0', '5, 15'],
    ['3x+5=95', '30'],
    ['log(x)=3', '1000'],
    ['x^2=10000', '−100, 100'],
    ['0.5x+120=3000', '5760'],
    ['sin(x)=2x', '0'],
  ])('outside of the window: %s', (equation, values) => {
    expect(readAnswer([equation])).toBe(values);
  });

  it('with the near solutions of a periodic equation only', () => {
    expect(readAnswer(['sin(x)=0'], { view: view(-4, 4) })).toBe('−3.14159, 0, 3.14159');
  });

  it.each([
    ['(x-2)(x-2.2)=0', '2, 2.2'],
    ['(x-1.93)(x-2.1)=0', '1.93, 2.1'],
    ['-(x-1.93)(x-2.1)=0', '1.93, 2.1'],
    ['(x-2)^2(x-2.2)=0', '2, 2.2'],
  ])('with two close solutions: %s', (equation, values) => {
    expect(readAnswer([equation], { view: view(-100, 100) })).toBe(values);
  });

  it('and so are the zeros of a curve', () => {
    const found = pointsOf('x-intercept', ['y=(x-10)(x-11)'], { view: view(0, 1000) });
    expect(found.map(({ x }) => x)).toEqual([10, 11].map((x) => expect.closeTo(x, 6)));
  });
});
