import type { Comparison } from './syntax.ts';

/** A function of one number. NaN where it is undefined. */
export type Numeric = (value: number) => number;

/** What an equation draws. */
export type Curve =
  /** y = at(x). */
  | { kind: 'of-x'; at: Numeric }
  /** x = at(y). */
  | { kind: 'of-y'; at: Numeric }
  /** Vertical or horizontal lines where the difference of an equation in one variable is 0. */
  | { kind: 'solutions'; variable: 'x' | 'y'; difference: Numeric; sides: readonly [Numeric, Numeric] }
  /** Where difference(x, y) is 0. */
  | { kind: 'implicit'; difference: (x: number, y: number) => number };

/** An inequality: the boundary of each of its comparisons, and the points where all are true. */
export type Region = {
  boundaries: readonly { curve: Curve; isStrict: boolean }[];
  contains(x: number, y: number): boolean;
};

/** The difference of both sides of an equation with a curve. */
export function differenceOf(curve: Curve): (x: number, y: number) => number {
  switch (curve.kind) {
    case 'of-x':
      return (x, y) => y - curve.at(x);
    case 'of-y':
      return (x, y) => x - curve.at(y);
    case 'solutions':
      return curve.variable === 'x' ? (x) => curve.difference(x) : (_, y) => curve.difference(y);
    case 'implicit':
      return curve.difference;
    default:
      return curve satisfies never;
  }
}

export function isStrict(sign: Comparison): boolean {
  return sign === '<' || sign === '>';
}
