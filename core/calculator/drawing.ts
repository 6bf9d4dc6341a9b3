import type { GraphView } from './calculator-state.ts';
import { contourLines } from './internal/contour.ts';
import type { Curve, Region } from './internal/curve.ts';
import { curveLines, type Line } from './internal/curve-lines.ts';
import { type RegionRuns, regionRuns } from './internal/region-runs.ts';
import { isList, isPoint, isPointList, type Point } from './internal/values.ts';
import { zerosOf } from './internal/zeros.ts';
import type { SheetResult } from './sheet.ts';

/** What is drawn of an item, in units of the plane. `view` is what it was computed for. */
export type Drawing = {
  lines: readonly { points: readonly number[]; dashed: boolean }[];
  points: readonly Point[];
  region: (RegionRuns & { view: GraphView }) | null;
};

/** Pixels of the canvas, in CSS pixels. */
export type CanvasSize = { width: number; height: number };

/** Pixels of a cell of contours, and of regions. */
const contourCell = 6;
const regionCell = 3;

/** Returns null for a result of which nothing is drawn. May throw ExpressionError. */
export function drawingOf(result: SheetResult, view: GraphView, size: CanvasSize): Drawing | null {
  switch (result.kind) {
    case 'curves':
      return { ...none, lines: result.curves.flatMap((curve) => linesOf(curve, view, size, false)) };
    case 'region':
      return drawnRegion(result.region, view, size);
    case 'regression':
      return result.fit.curve && { ...none, lines: linesOf(result.fit.curve, view, size, false) };
    case 'table':
      return { ...none, points: result.table.points.flat().filter(isFinitePoint) };
    case 'value':
      if (isPoint(result.value)) return { ...none, points: [result.value].filter(isFinitePoint) };
      if (isList(result.value) && isPointList(result.value))
        return { ...none, points: result.value.filter(isFinitePoint) };
      return null;
    default:
      return null;
  }
}

const none: Drawing = { lines: [], points: [], region: null };

function drawnRegion(region: Region, view: GraphView, size: CanvasSize): Drawing {
  return {
    points: [],
    lines: region.boundaries.flatMap(({ curve, isStrict }) => linesOf(curve, view, size, isStrict)),
    region: { ...regionRuns(region.contains, view, cellsOf(size, regionCell)), view },
  };
}

function linesOf(curve: Curve, view: GraphView, size: CanvasSize, dashed: boolean): Drawing['lines'] {
  return linePoints(curve, view, size).map((points) => ({ points, dashed }));
}

function linePoints(curve: Curve, view: GraphView, size: CanvasSize): Line[] {
  const { left, right, bottom, top } = view;
  const alongX = { from: left, to: right, low: bottom, high: top, pixels: size.width };
  const alongY = { from: bottom, to: top, low: left, high: right, pixels: size.height };
  switch (curve.kind) {
    case 'of-x':
      return curveLines(curve.at, alongX);
    case 'of-y':
      return curveLines(curve.at, alongY).map(swapped);
    case 'solutions':
      return curve.variable === 'x'
        ? zerosOf(curve.difference, alongX).map((x) => positionsIn(bottom, top).flatMap((y) => [x, y]))
        : zerosOf(curve.difference, alongY).map((y) => positionsIn(left, right).flatMap((x) => [x, y]));
    case 'implicit':
      return contourLines(curve.difference, view, cellsOf(size, contourCell));
    default:
      return curve satisfies never;
  }
}

/** Also between the ends: the number of a line is drawn at one of its points, away from the edges of the graph. */
function positionsIn(from: number, to: number): number[] {
  return [0, 1, 2, 3, 4].map((part) => from + ((to - from) * part) / 4);
}

function swapped(line: Line): Line {
  return line.map((_, at) => line[at % 2 === 0 ? at + 1 : at - 1] as number);
}

function cellsOf({ width, height }: CanvasSize, cell: number): { columns: number; rows: number } {
  const count = (pixels: number) => Math.max(8, Math.min(500, Math.round(pixels / cell)));
  return { columns: count(width), rows: count(height) };
}

function isFinitePoint({ x, y }: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}
