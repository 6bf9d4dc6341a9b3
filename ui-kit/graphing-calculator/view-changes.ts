import type { GraphView } from '@fourfold/core/calculator/calculator-state';
import type { CanvasSize, Drawing } from '@fourfold/core/calculator/drawing';

/** A position or a distance on the canvas, in CSS pixels from its upper left corner. */
export type Pixel = { x: number; y: number };

/** Widths of a view that can be computed with. */
const smallest = 1e-6;
const largest = 1e9;

/** The view moved by pixels, as if the paper were dragged. */
export function panned(view: GraphView, by: Pixel, { width, height }: CanvasSize): GraphView {
  const x = (by.x / width) * (view.right - view.left);
  const y = (by.y / height) * (view.top - view.bottom);
  return { left: view.left - x, right: view.right - x, bottom: view.bottom + y, top: view.top + y };
}

/** The view enlarged around a pixel; a factor below 1 shows less. Unchanged at the limits. */
export function zoomed(view: GraphView, factor: number, at: Pixel, size: CanvasSize): GraphView {
  const width = (view.right - view.left) * factor;
  const height = (view.top - view.bottom) * factor;
  if (Math.min(width, height) < smallest || Math.max(width, height) > largest) return view;
  const point = pointAt(at, view, size);
  const left = point.x - (at.x / size.width) * width;
  const top = point.y + (at.y / size.height) * height;
  return { left, right: left + width, bottom: top - height, top };
}

/** The view with the same unit in both directions: the height follows the shape of the canvas. */
export function squared(view: GraphView, { width, height }: CanvasSize): GraphView {
  const half = ((view.right - view.left) * height) / width / 2;
  const middle = (view.top + view.bottom) / 2;
  return { ...view, bottom: middle - half, top: middle + half };
}

export function pointAt(pixel: Pixel, view: GraphView, { width, height }: CanvasSize): Pixel {
  return {
    x: view.left + (pixel.x / width) * (view.right - view.left),
    y: view.top - (pixel.y / height) * (view.top - view.bottom),
  };
}

export function pixelOf(point: Pixel, view: GraphView, { width, height }: CanvasSize): Pixel {
  return {
    x: ((point.x - view.left) / (view.right - view.left)) * width,
    y: ((view.top - point.y) / (view.top - view.bottom)) * height,
  };
}

/** The view when the canvas has another size: a unit keeps its pixels. */
export function resized(view: GraphView, before: CanvasSize, { width, height }: CanvasSize): GraphView {
  const half = {
    x: ((view.right - view.left) * width) / before.width / 2,
    y: ((view.top - view.bottom) * height) / before.height / 2,
  };
  const middle = { x: (view.left + view.right) / 2, y: (view.bottom + view.top) / 2 };
  return { left: middle.x - half.x, right: middle.x + half.x, bottom: middle.y - half.y, top: middle.y + half.y };
}

/** A view of all points, or without points of the whole height of the curves; null if nothing is drawn. */
export function fitted(drawings: readonly (Drawing | null)[], view: GraphView): GraphView | null {
  const points = drawings.flatMap((drawing) => drawing?.points ?? []);
  if (points.length > 0) {
    const [x, y] = [padded(points.map((point) => point.x)), padded(points.map((point) => point.y))];
    return { left: x.low, right: x.high, bottom: y.low, top: y.high };
  }
  const lines = drawings
    .flatMap((drawing) => drawing?.lines ?? [])
    .flatMap((line) => line.points.filter((_, at) => at % 2 === 1));
  if (lines.length === 0) return null;
  const { low, high } = padded(lines);
  return { ...view, bottom: low, top: high };
}

function padded(values: readonly number[]): { low: number; high: number } {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  const margin = (high - low) * 0.1 || Math.max(1, Math.abs(high) * 0.1);
  return { low: low - margin, high: high + margin };
}
