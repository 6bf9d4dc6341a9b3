import type { GraphView } from '../calculator-state.ts';
import type { Line } from './curve-lines.ts';

type Difference = (x: number, y: number) => number;
type Grid = { columns: number; rows: number };
/** A point on an edge of the grid, with the number of the edge. */
type EdgePoint = { edge: number; x: number; y: number };

/** The lines where a function of the plane is 0, by marching squares; each point is exact on its edge of the grid. */
export function contourLines(f: Difference, view: GraphView, { columns, rows }: Grid): Line[] {
  const [width, height] = [(view.right - view.left) / columns, (view.top - view.bottom) / rows];
  // Off the round numbers, where a curve would pass through corners.
  const xOf = (column: number) => view.left + (column - 0.00013) * width;
  const yOf = (row: number) => view.bottom + (row - 0.00017) * height;
  const stride = columns + 2;
  const values = new Float64Array(stride * (rows + 2));
  for (let row = 0; row <= rows + 1; row += 1)
    for (let column = 0; column <= columns + 1; column += 1) values[row * stride + column] = f(xOf(column), yOf(row));
  const points = new Map<number, EdgePoint | null>();
  /** The point on the edge from a corner to the right (0) or up (1). */
  const pointOn = (column: number, row: number, direction: 0 | 1): EdgePoint | null => {
    const edge = (row * stride + column) * 2 + direction;
    const known = points.get(edge);
    if (known !== undefined) return known;
    const [a, b] = [row * stride + column, direction === 0 ? row * stride + column + 1 : (row + 1) * stride + column];
    const made = crossing(
      f,
      edge,
      [xOf(column), yOf(row), values[a] as number],
      [xOf(column + (direction === 0 ? 1 : 0)), yOf(row + direction), values[b] as number],
    );
    points.set(edge, made);
    return made;
  };
  const segments: [EdgePoint, EdgePoint][] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const around = [
        pointOn(column, row, 0),
        pointOn(column + 1, row, 1),
        pointOn(column, row + 1, 0),
        pointOn(column, row, 1),
      ].filter((point) => point !== null);
      const [a, b, c, d] = around;
      if (a && b && !c) segments.push([a, b]);
      if (a && b && c && d) segments.push([a, b], [c, d]);
    }
  return joined(segments);
}

type Corner = readonly [x: number, y: number, value: number];

/** Null without a change of sign, and at a pole. */
function crossing(f: Difference, edge: number, from: Corner, to: Corner): EdgePoint | null {
  let [a, b] = [from, to];
  if (!(a[2] * b[2] < 0)) return null;
  for (let step = 0; step < 14; step += 1) {
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const value = f(x, y);
    if (Number.isNaN(value)) return null;
    if (value * a[2] > 0) a = [x, y, value];
    else b = [x, y, value];
  }
  const size = Math.min(Math.abs(a[2]), Math.abs(b[2]));
  if (size > 0.5 * Math.max(Math.abs(from[2]), Math.abs(to[2]))) return null;
  return { edge, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
}

/** Joins segments that share a point of an edge into long lines, so that dashes are regular. */
function joined(segments: readonly (readonly [EdgePoint, EdgePoint])[]): Line[] {
  const byEdge = new Map<number, number[]>();
  for (const [at, ends] of segments.entries())
    for (const { edge } of ends) byEdge.set(edge, [...(byEdge.get(edge) ?? []), at]);
  const used = new Set<number>();
  const lines: Line[] = [];
  const follow = (from: EdgePoint): EdgePoint[] => {
    const path: EdgePoint[] = [];
    let end = from;
    for (;;) {
      const next = byEdge.get(end.edge)?.find((at) => !used.has(at));
      if (next === undefined) return path;
      used.add(next);
      const [a, b] = segments[next] as readonly [EdgePoint, EdgePoint];
      end = a.edge === end.edge ? b : a;
      path.push(end);
    }
  };
  for (const [at, [a, b]] of segments.entries()) {
    if (used.has(at)) continue;
    used.add(at);
    const forward = follow(b);
    const backward = follow(a);
    lines.push([...backward.reverse(), a, b, ...forward].flatMap(({ x, y }) => [x, y]));
  }
  return lines;
}
