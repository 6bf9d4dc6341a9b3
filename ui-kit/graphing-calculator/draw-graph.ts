import type { CalculatorItem, GraphView } from '@fourfold/core/calculator/calculator-state';
import type { Computed } from '@fourfold/core/calculator/compute';
import { numberText } from '@fourfold/core/calculator/display';
import type { CanvasSize, Drawing } from '@fourfold/core/calculator/drawing';
import type { PointOfInterest } from '@fourfold/core/calculator/points-of-interest';
import { type Ticks, ticksOf, tickText, wideTicksOf } from './ticks.ts';
import { pixelOf } from './view-changes.ts';

export type GraphColours = {
  paper: string;
  ink: string;
  label: string;
  rule: string;
  curves: readonly string[];
  font: string;
};

type Graph = {
  context: CanvasRenderingContext2D;
  view: GraphView;
  size: CanvasSize;
  colours: GraphColours;
};

/** Draws a calculator: grid, axes, what the items draw, then the points. The canvas is scaled to CSS pixels. */
export function drawGraph(
  graph: Graph,
  {
    items,
    computed,
    selected,
  }: { items: readonly CalculatorItem[]; computed: Computed; selected: PointOfInterest | null },
): void {
  const { context, size, colours } = graph;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, size.width, size.height);
  const x = wideTicksOf(graph.view.left, graph.view.right, size.width);
  const y = ticksOf(graph.view.bottom, graph.view.top, size.height, 50);
  drawGrid(graph, x, y);
  for (const { number, item, drawing } of drawn(items, computed)) {
    const colour = colours.curves[item.colour] ?? colours.ink;
    drawRegion(graph, drawing, colour);
    drawLines(graph, drawing, colour);
    for (const point of drawing.points) drawDot(graph, point, colour, 4.5);
    drawNumber(graph, drawing, number, colour);
  }
  drawNumbers(graph, x, y);
  for (const point of computed.points) drawDot(graph, point, colours.label, 3);
  if (selected) drawSelected(graph, selected);
}

function drawn(items: readonly CalculatorItem[], computed: Computed) {
  const drawings = new Map(computed.items.map(({ id, drawing }) => [id, drawing]));
  return items.flatMap((item, at) => {
    const drawing = item.hidden ? null : drawings.get(item.id);
    return drawing ? [{ item, drawing, number: at + 1 }] : [];
  });
}

function drawGrid({ context, view, size, colours }: Graph, x: Ticks, y: Ticks): void {
  const line = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    context.moveTo(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5);
    context.lineTo(Math.round(to.x) + 0.5, Math.round(to.y) + 0.5);
  };
  const grid = (xs: readonly number[], ys: readonly number[]) => {
    context.beginPath();
    for (const value of xs) {
      const { x: at } = pixelOf({ x: value, y: 0 }, view, size);
      line({ x: at, y: 0 }, { x: at, y: size.height });
    }
    for (const value of ys) {
      const { y: at } = pixelOf({ x: 0, y: value }, view, size);
      line({ x: 0, y: at }, { x: size.width, y: at });
    }
    context.stroke();
  };
  context.lineWidth = 1;
  context.strokeStyle = colours.rule;
  context.globalAlpha = 0.55;
  grid(x.minor, y.minor);
  context.globalAlpha = 1;
  grid(x.numbers, y.numbers);
  context.strokeStyle = colours.ink;
  context.lineWidth = 1.5;
  grid([0], [0]);
}

/** Pixels at the sides in which there is no number. */
const edge = 16;

/** The numbers are at the axes, or at the edge next to which an axis is outside of the view. */
function drawNumbers({ context, view, size, colours }: Graph, x: Ticks, y: Ticks): void {
  const origin = pixelOf({ x: 0, y: 0 }, view, size);
  context.font = colours.font;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  const text = (label: string, left: number, top: number) => {
    context.strokeStyle = colours.paper;
    context.strokeText(label, left, top);
    context.fillStyle = colours.label;
    context.fillText(label, left, top);
  };
  context.textAlign = 'center';
  context.textBaseline = 'top';
  const top = Math.min(size.height - 18, Math.max(4, origin.y + 5));
  for (const value of x.numbers) {
    const { x: at } = pixelOf({ x: value, y: 0 }, view, size);
    // A number at the edge would be cut.
    if (value !== 0 && at > edge && at < size.width - edge) text(tickText(value, x.step), at, top);
  }
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (const value of y.numbers) {
    if (value === 0) continue;
    const label = tickText(value, y.step);
    const width = context.measureText(label).width;
    text(label, Math.min(size.width - 4, Math.max(width + 4, origin.x - 6)), pixelOf({ x: 0, y: value }, view, size).y);
  }
}

/** Rows of cells, in the view for which they were computed. */
function drawRegion({ context, view, size }: Graph, { region }: Drawing, colour: string): void {
  if (!region) return;
  const topLeft = pixelOf({ x: region.view.left, y: region.view.top }, view, size);
  const bottomRight = pixelOf({ x: region.view.right, y: region.view.bottom }, view, size);
  const [width, height] = [(bottomRight.x - topLeft.x) / region.columns, (bottomRight.y - topLeft.y) / region.rows];
  context.fillStyle = colour;
  context.globalAlpha = 0.16;
  context.beginPath();
  for (const [row, runs] of region.runs.entries())
    for (let at = 0; at + 1 < runs.length; at += 2) {
      const [start, end] = [runs[at] as number, runs[at + 1] as number];
      context.rect(topLeft.x + start * width, topLeft.y + row * height, (end - start) * width, height);
    }
  context.fill();
  context.globalAlpha = 1;
}

function drawLines({ context, view, size }: Graph, { lines }: Drawing, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.lineJoin = 'round';
  for (const { points, dashed } of lines) {
    context.setLineDash(dashed ? [8, 6] : []);
    context.beginPath();
    for (let at = 0; at < points.length; at += 2) {
      const { x, y } = pixelOf({ x: points[at] as number, y: points[at + 1] as number }, view, size);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

function drawDot(
  { context, view, size, colours }: Graph,
  point: { x: number; y: number },
  colour: string,
  radius: number,
): void {
  const { x, y } = pixelOf(point, view, size);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colours.paper;
  context.stroke();
}

/** The number of the line at the right end of its curve, so that curves differ not by colour alone. */
function drawNumber(
  { context, view, size, colours }: Graph,
  { lines, points }: Drawing,
  number: number,
  colour: string,
): void {
  const at = labelPixel(lines, points, view, size);
  if (!at) return;
  context.font = colours.font;
  const width = Math.max(18, context.measureText(`${number}`).width + 8);
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(at.x - width / 2, at.y - 9, width, 18, 9);
  context.fill();
  context.fillStyle = colours.paper;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`${number}`, at.x, at.y + 0.5);
}

function labelPixel(lines: Drawing['lines'], points: Drawing['points'], view: GraphView, size: CanvasSize) {
  const margin = 14;
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= margin &&
    x <= size.width - margin &&
    y >= margin &&
    y <= size.height - margin &&
    // The buttons are there.
    !(x > size.width - 175 && y < 65);
  let best: { x: number; y: number } | null = null;
  for (const { points: line } of lines)
    for (let at = line.length - 2; at >= 0; at -= 2) {
      const pixel = pixelOf({ x: line[at] as number, y: line[at + 1] as number }, view, size);
      if (isIn(pixel) && (!best || pixel.x > best.x)) best = pixel;
    }
  if (best) return best;
  const last = points.at(-1);
  const pixel = last && pixelOf(last, view, size);
  return pixel && { x: pixel.x + 16, y: pixel.y - 12 };
}

/** A point with its coordinates, in a frame that stays in the view. */
function drawSelected(graph: Graph, point: PointOfInterest): void {
  const { context, view, size, colours } = graph;
  drawDot(graph, point, colours.ink, 5.5);
  const label = `(${numberText(point.x).decimal}, ${numberText(point.y).decimal})`;
  context.font = colours.font;
  const width = context.measureText(label).width + 16;
  const at = pixelOf(point, view, size);
  const left = Math.min(size.width - width - 4, Math.max(4, at.x + 10));
  const top = Math.min(size.height - 28, Math.max(4, at.y - 34));
  context.fillStyle = colours.ink;
  context.beginPath();
  context.roundRect(left, top, width, 24, 3);
  context.fill();
  context.fillStyle = colours.paper;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(label, left + 8, top + 12.5);
}
