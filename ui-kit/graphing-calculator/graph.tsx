import type { CalculatorItem, GraphView } from '@fourfold/core/calculator/calculator-state';
import type { Computed } from '@fourfold/core/calculator/compute';
import type { CanvasSize } from '@fourfold/core/calculator/drawing';
import type { PointOfInterest } from '@fourfold/core/calculator/points-of-interest';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { drawGraph, type GraphColours } from './draw-graph.ts';
import css from './graph.module.css';
import { pointText } from './point-text.ts';
import { useGraphGestures } from './use-graph-gestures.ts';
import { useTheme } from './use-theme.ts';
import { type Pixel, panned, pixelOf, zoomed } from './view-changes.ts';

type GraphProps = {
  frame: RefObject<HTMLDivElement | null>;
  size: CanvasSize;
  items: readonly CalculatorItem[];
  computed: Computed;
  view: GraphView;
  onView(view: GraphView): void;
  /** Shows the first window. */
  onReset(): void;
  selected: PointOfInterest | null;
  onSelect(point: PointOfInterest | null): void;
};

/** Pixels around a point in which a tap selects it. */
const reach = 26;
/** Pixels of an arrow key. */
const step = 40;
const curves = ['link', 'wrong', 'right', 'warn', 'ink', 'ink-3'];

/** The graph of a calculator: dragged, zoomed, or moved by keys. */
export function Graph({ frame, size, items, computed, view, onView, onReset, selected, onSelect }: GraphProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const colours = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours that are read
  useEffect(() => {
    const context = prepared(canvas.current, size);
    if (!context || !colours.current) return;
    drawGraph({ context, view, size, colours: coloursOf(colours.current) }, { items, computed, selected });
  }, [size, view, items, computed, selected, theme]);
  const zoom = (factor: number) => onView(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 }, size));
  const gestures = useGraphGestures({
    ...{ canvas, view, size, onView },
    onTap: (at) => onSelect(nearest(computed.points, at, view, size)),
  });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = {
      ArrowLeft: { x: step, y: 0 },
      ArrowRight: { x: -step, y: 0 },
      ArrowUp: { x: 0, y: step },
      ArrowDown: { x: 0, y: -step },
    };
    const by: Pixel | undefined = move[event.key as keyof typeof move];
    if (by) onView(panned(view, by, size));
    else if (event.key === '+' || event.key === '=') zoom(1 / 1.5);
    else if (event.key === '-') zoom(1.5);
    else if (event.key === '0') onReset();
    else if (event.key === 'Escape' && selected) onSelect(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.frame} ref={frame}>
      <div
        className={css.focus}
        role="application"
        aria-roledescription="graph"
        aria-label={labelOf(view)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the graph
        tabIndex={0}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={css.canvas} {...gestures} />
      </div>
      <span ref={colours} className={css.colours} aria-hidden="true">
        {['paper', 'ink', 'ink-2', 'rule', ...curves].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ink is a colour of curves, too
          <i key={at} data-colour={name} />
        ))}
      </span>
      <div className={css.buttons}>
        <Button icon aria-label="Zoom in" onClick={() => zoom(1 / 1.5)}>
          +
        </Button>
        <Button icon aria-label="Zoom out" onClick={() => zoom(1.5)}>
          −
        </Button>
        <Button onClick={onReset}>Reset</Button>
      </div>
      <p className="vh" role="status">
        {selected && pointText(selected, items, 'decimal')}
      </p>
    </div>
  );
}

function labelOf({ left, right, bottom, top }: GraphView): string {
  const text = (value: number) => Number(value.toPrecision(4));
  return `x from ${text(left)} to ${text(right)}, y from ${text(bottom)} to ${text(top)}`;
}

/** The context, scaled so that it is drawn to in CSS pixels. */
function prepared(canvas: HTMLCanvasElement | null, { width, height }: CanvasSize): CanvasRenderingContext2D | null {
  if (!canvas || width === 0 || height === 0) return null;
  const ratio = Math.min(3, devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** A custom property with light-dark() has no value of its own: elements with the colours do. */
function coloursOf(span: HTMLElement): GraphColours {
  const [paper = '', ink = '', label = '', rule = '', ...own] = [...span.children].map(
    (element) => getComputedStyle(element).color,
  );
  const { fontFamily } = getComputedStyle(span);
  return { paper, ink, label, rule, curves: own, font: `550 12px ${fontFamily}` };
}

function nearest(
  points: readonly PointOfInterest[],
  at: Pixel,
  view: GraphView,
  size: CanvasSize,
): PointOfInterest | null {
  const near = points
    .map((point) => {
      const pixel = pixelOf(point, view, size);
      return { point, distance: Math.hypot(pixel.x - at.x, pixel.y - at.y) };
    })
    .filter(({ distance }) => distance <= reach);
  return near.sort((one, other) => one.distance - other.distance)[0]?.point ?? null;
}
