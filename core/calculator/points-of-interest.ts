import type { GraphView } from './calculator-state.ts';
import { displayed } from './display.ts';
import { type Curve, differenceOf } from './internal/curve.ts';
import { extremaOf } from './internal/extrema.ts';
import { isIn, meetingsOf } from './internal/meetings.ts';
import { zerosOf } from './internal/zeros.ts';

/** A point that the calculator names, with the items that it is of. */
export type PointOfInterest = {
  kind: 'x-intercept' | 'y-intercept' | 'minimum' | 'maximum' | 'intersection';
  x: number;
  y: number;
  items: readonly string[];
};

export type NamedCurve = { id: string; curve: Curve };

/** Curves whose intersections are computed, from the first. */
const mostPairs = 30;
const mostPoints = 200;

/** All points of the curves in a view: by curve, each from left to right, then the intersections. */
export function pointsOfInterest(curves: readonly NamedCurve[], view: GraphView): PointOfInterest[] {
  const own = withoutDoubles(curves.flatMap((curve) => ownPoints(curve, view)));
  // Curves of one line are a family, whose intersections are omitted.
  const pairs = curves.flatMap((one, at) =>
    curves.slice(at + 1).flatMap((other) => (other.id === one.id ? [] : [[one, other] as const])),
  );
  const shared = pairs
    .slice(0, mostPairs)
    .flatMap(([one, other]) =>
      meetingsOf(one.curve, other.curve, view).map(
        ({ x, y }): PointOfInterest => ({ kind: 'intersection', x, y, items: [one.id, other.id] }),
      ),
    );
  return [...own, ...shared].filter((point) => isIn(point, view)).slice(0, mostPoints);
}

function ownPoints({ id, curve }: NamedCurve, view: GraphView): PointOfInterest[] {
  const point = (kind: PointOfInterest['kind'], x: number, y: number) => ({ kind, x, y, items: [id] });
  const horizontal = { from: view.left, to: view.right };
  const vertical = { from: view.bottom, to: view.top };
  const difference = differenceOf(curve);
  const points: PointOfInterest[] = [];
  if (curve.kind === 'of-x') {
    points.push(...zerosOf(curve.at, horizontal).map((x) => point('x-intercept', x, 0)));
    points.push(...defined(curve.at(0)).map((y) => point('y-intercept', 0, y)));
    points.push(...extremaOf(curve.at, horizontal).map(({ kind, x, y }) => point(kind, x, y)));
  } else {
    points.push(...zerosOf((x) => difference(x, 0), horizontal).map((x) => point('x-intercept', x, 0)));
    points.push(...zerosOf((y) => difference(0, y), vertical).map((y) => point('y-intercept', 0, y)));
  }
  return points;
}

function defined(y: number): number[] {
  return Number.isFinite(y) ? [y] : [];
}

/** A point at the origin is both intercepts: the first of its kinds counts; an extremum is named for itself. */
function withoutDoubles(points: readonly PointOfInterest[]): PointOfInterest[] {
  return points.filter(
    (point, at) =>
      !points
        .slice(0, at)
        .some(
          (before) =>
            before.items[0] === point.items[0] &&
            before.kind.endsWith('intercept') === point.kind.endsWith('intercept') &&
            displayed(before.x) === displayed(point.x) &&
            displayed(before.y) === displayed(point.y),
        ),
  );
}
