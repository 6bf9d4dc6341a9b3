import type { GraphView } from '../calculator-state.ts';
import { type Curve, differenceOf, type Numeric } from './curve.ts';
import type { Point } from './values.ts';
import { zerosOf } from './zeros.ts';

const mostPoints = 60;

/** Where two curves meet in a view. */
export function meetingsOf(one: Curve, other: Curve, view: GraphView): Point[] {
  const points = along(one, other, view) ?? along(other, one, view) ?? newtonPoints(one, other, view);
  return points.filter((point) => isIn(point, view)).slice(0, mostPoints);
}

export function isIn({ x, y }: Point, { left, right, bottom, top }: GraphView): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/** Along a curve that is a function, where the difference of the other one is 0; null if it is no function. */
function along(path: Curve, other: Curve, { left, right, bottom, top }: GraphView): Point[] | null {
  const difference = differenceOf(other);
  switch (path.kind) {
    case 'of-x': {
      // A vertical line is met at its position, exactly.
      const zeros = zerosOf((x) => difference(x, path.at(x)), { from: left, to: right });
      return zeros.map((x) => ({ x, y: path.at(x) }));
    }
    case 'of-y': {
      const zeros = zerosOf((y) => difference(path.at(y), y), { from: bottom, to: top });
      return zeros.map((y) => ({ x: path.at(y), y }));
    }
    case 'solutions': {
      const range = path.variable === 'x' ? { from: left, to: right } : { from: bottom, to: top };
      return zerosOf(path.difference, range).flatMap((value) =>
        acrossLine(path.variable, value, difference, view(range)),
      );
    }
    default:
      return null;
  }

  function view(range: { from: number; to: number }) {
    return range.from === left && range.to === right ? { from: bottom, to: top } : { from: left, to: right };
  }
}

function acrossLine(
  variable: 'x' | 'y',
  value: number,
  difference: (x: number, y: number) => number,
  range: { from: number; to: number },
): Point[] {
  const at: Numeric = variable === 'x' ? (y) => difference(value, y) : (x) => difference(x, value);
  return zerosOf(at, range).map((zero) => (variable === 'x' ? { x: value, y: zero } : { x: zero, y: value }));
}

/** Cells of the view in each direction, from whose middles the search starts. */
const cells = 48;

/** Of two equations in both variables: Newton's method from cells in which both change their signs. */
function newtonPoints(one: Curve, other: Curve, view: GraphView): Point[] {
  const [f, g] = [differenceOf(one), differenceOf(other)];
  const [width, height] = [(view.right - view.left) / cells, (view.top - view.bottom) / cells];
  const found: Point[] = [];
  for (let column = 0; column < cells; column += 1)
    for (let row = 0; row < cells && found.length < mostPoints; row += 1) {
      const x = view.left + column * width;
      const y = view.bottom + row * height;
      if (!changesSign(f, x, y, width, height) || !changesSign(g, x, y, width, height)) continue;
      const end = newton(f, g, { x: x + width / 2, y: y + height / 2 });
      const point = end && rounded(f, g, end, Math.min(width, height));
      if (!point || Math.abs(point.x - x) > 2 * width || Math.abs(point.y - y) > 2 * height) continue;
      if (!found.some((known) => Math.hypot((known.x - point.x) / width, (known.y - point.y) / height) < 1e-5))
        found.push(point);
    }
  return found;
}

type Difference = (x: number, y: number) => number;

/** Where curves touch, Newton's method ends near the point: a short decimal that fits as well is the point. */
function rounded(f: Difference, g: Difference, { x, y }: Point, cell: number): Point {
  const unit = 10 ** (Math.floor(Math.log10(cell)) - 5);
  const near = { x: Math.round(x / unit) * unit || 0, y: Math.round(y / unit) * unit || 0 };
  const error = (point: Point) => Math.abs(f(point.x, point.y)) + Math.abs(g(point.x, point.y));
  return error(near) <= error({ x, y }) ? near : { x, y };
}

/** Whether the signs in and around a cell differ: a curve can touch another one at its edge. */
function changesSign(f: Difference, x: number, y: number, width: number, height: number): boolean {
  const signs = [-0.5, 0.5, 1.5].flatMap((i) =>
    [-0.5, 0.5, 1.5].map((j) => Math.sign(f(x + i * width, y + j * height))),
  );
  return signs.includes(0) || (signs.includes(1) && signs.includes(-1));
}

function newton(f: Difference, g: Difference, start: Point): Point | null {
  let { x, y } = start;
  for (let step = 0; step < 60; step += 1) {
    const [a, b] = [f(x, y), g(x, y)];
    if (!Number.isFinite(a) || !Number.isFinite(b)) return null;
    const [dx, dy] = [1e-6 * Math.max(1, Math.abs(x)), 1e-6 * Math.max(1, Math.abs(y))];
    const [fx, fy] = [(f(x + dx, y) - f(x - dx, y)) / (2 * dx), (f(x, y + dy) - f(x, y - dy)) / (2 * dy)];
    const [gx, gy] = [(g(x + dx, y) - g(x - dx, y)) / (2 * dx), (g(x, y + dy) - g(x, y - dy)) / (2 * dy)];
    const determinant = fx * gy - fy * gx;
    if (determinant === 0) return null;
    const [moveX, moveY] = [(a * gy - b * fy) / determinant, (fx * b - gx * a) / determinant];
    [x, y] = [x - moveX, y - moveY];
    if (Math.abs(moveX) <= 1e-14 * Math.max(1, Math.abs(x)) && Math.abs(moveY) <= 1e-14 * Math.max(1, Math.abs(y)))
      return { x, y };
  }
  return Math.abs(f(x, y)) + Math.abs(g(x, y)) < 1e-9 ? { x, y } : null;
}
