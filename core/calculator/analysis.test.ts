import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startView } from './calculator-state.ts';
import { contourLines } from './internal/contour.ts';
import { curveLines } from './internal/curve-lines.ts';
import { extremaOf } from './internal/extrema.ts';
import { leastSquares } from './internal/least-squares.ts';
import { meetingsOf } from './internal/meetings.ts';
import { zerosOf } from './internal/zeros.ts';

const plane = { from: -10, to: 10 };
const lineView = { ...plane, low: -10, high: 10, pixels: 800 };
const roots = fc.uniqueArray(fc.integer({ min: -19, max: 19 }), { minLength: 1, maxLength: 4 });

describe('zeros', () => {
  it('of any product of factors are its roots, also where it only touches zero', () => {
    fc.assert(
      fc.property(roots, fc.integer({ min: 1, max: 2 }), (doubled, power) => {
        const expected = doubled.map((root) => root / 2).sort((one, other) => one - other);
        const found = zerosOf((x) => expected.reduce((product, root) => product * (x - root) ** power, 1), plane);
        expect(found).toEqual(expected.map((root) => expect.closeTo(root, 5)));
      }),
    );
  });

  it('of a line with any slope and any pole are right', () => {
    const part = fc.double({ min: -9, max: 9, noNaN: true }).map((value) => Number(value.toFixed(3)));
    fc.assert(
      fc.property(part, part, (zero, pole) => {
        fc.pre(Math.abs(zero - pole) > 0.1);
        expect(zerosOf((x) => (x - zero) / (x - pole), plane)).toEqual([expect.closeTo(zero, 6)]);
      }),
    );
  });

  it('are none where a function is zero everywhere, or nearly touches zero', () => {
    expect(zerosOf(() => 0, plane)).toEqual([]);
    expect(zerosOf((x) => x * x + 1e-4, plane)).toEqual([]);
  });
});

describe('extrema', () => {
  it('of any parabola are its vertex', () => {
    const part = fc.double({ min: -9, max: 9, noNaN: true }).map((value) => Number(value.toFixed(2)));
    fc.assert(
      fc.property(part, part, fc.constantFrom(-3, -0.5, 0.2, 4), (x0, y0, a) => {
        const found = extremaOf((x) => a * (x - x0) ** 2 + y0, plane);
        expect(found).toEqual([
          { kind: a > 0 ? 'minimum' : 'maximum', x: expect.closeTo(x0, 5), y: expect.closeTo(y0, 8) },
        ]);
      }),
    );
  });

  it('of a constant, a line, a sawtooth and a pole are none', () => {
    const functions = [
      () => 3,
      (x: number) => 2 * x,
      (x: number) => x - Math.floor(x),
      (x: number) => 1 / (x - 0.3) ** 2,
    ];
    expect(functions.flatMap((at) => extremaOf(at, plane))).toEqual([]);
  });

  it('of an absolute value are its corner', () => {
    expect(extremaOf((x) => Math.abs(x - 1.5), plane)).toEqual([{ kind: 'minimum', x: 1.5, y: 0 }]);
  });
});

describe('intersections', () => {
  it('of any two lines are where both are true', () => {
    const whole = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        fc.pre(a !== c && Math.abs((d - b) / (a - c)) < 9.9 && Math.abs((a * (d - b)) / (a - c) + b) < 9.9);
        const x = (d - b) / (a - c);
        const found = meetingsOf(
          { kind: 'of-x', at: (at) => a * at + b },
          { kind: 'implicit', difference: (at, y) => y - c * at - d },
          startView,
        );
        expect(found).toEqual([{ x: expect.closeTo(x, 8), y: expect.closeTo(a * x + b, 8) }]);
      }),
    );
  });

  it('of two circles are both, and of a line that misses a circle none', () => {
    const circle = (x0: number) =>
      ({ kind: 'implicit', difference: (x: number, y: number) => (x - x0) ** 2 + y * y - 9 }) as const;
    const found = meetingsOf(circle(-1), circle(3), startView);
    expect([...found].sort((one, other) => one.y - other.y)).toEqual([
      { x: expect.closeTo(1, 9), y: expect.closeTo(-Math.sqrt(5), 9) },
      { x: expect.closeTo(1, 9), y: expect.closeTo(Math.sqrt(5), 9) },
    ]);
    expect(meetingsOf(circle(0), { kind: 'of-x', at: () => 4 }, startView)).toEqual([]);
  });
});

describe('lines of a curve', () => {
  const pieces = (at: (x: number) => number) => curveLines(at, lineView).length;

  it('break at poles and jumps, and only there', () => {
    const hyperbola = (x: number) => 1 / (x - 0.123);
    expect([pieces((x) => x ** 3), pieces((x) => 1_000 * x), pieces(hyperbola), pieces(Math.tan)]).toEqual([
      1, 1, 2, 7,
    ]);
    expect(pieces((x) => Math.floor(x / 5))).toBe(5);
  });

  it('reach the end of the domain', () => {
    const [root = []] = curveLines((x) => (x < 1.23 ? Number.NaN : Math.sqrt(x - 1.23)), lineView);
    expect(root.slice(0, 2)).toEqual([expect.closeTo(1.23, 8), expect.closeTo(0, 3)]);
  });

  it('go to the edge of the view at a pole', () => {
    const [left = [], right = []] = curveLines((x) => 1 / (1_000 * (x - 0.123)), lineView);
    expect(left.at(-1)).toBeLessThan(-10);
    expect(right[1]).toBeGreaterThan(10);
  });
});

describe('contours', () => {
  it('of a circle are one closed line on it', () => {
    const lines = contourLines((x, y) => x * x + y * y - 25, startView, { columns: 80, rows: 80 });
    expect(lines).toHaveLength(1);
    const [line = []] = lines;
    expect([line.at(-2), line.at(-1)]).toEqual([
      expect.closeTo(line[0] as number, 9),
      expect.closeTo(line[1] as number, 9),
    ]);
    for (let at = 0; at < line.length; at += 2)
      expect(Math.hypot(line[at] as number, line[at + 1] as number)).toBeCloseTo(5, 3);
  });

  it('of a pole are none', () => {
    expect(contourLines((x, y) => 1 / (x + y + 0.01), startView, { columns: 80, rows: 80 })).toEqual([]);
  });
});

it('least squares find the factors of any columns', () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      const xs = [1, 2, 3, 5, 8, 13];
      const columns = [xs.map((x) => x * x), xs, xs.map(() => 1)];
      const found = leastSquares(
        columns,
        xs.map((x) => a * x * x + b * x + c),
      );
      expect(found).toEqual([a, b, c].map((value) => expect.closeTo(value, 6)));
    }),
  );
  expect(
    leastSquares(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
    ),
  ).toBeNull();
});
