import { type AngleUnit, type CalculatorItem, type GraphView, startView } from '../calculator-state.ts';
import { type Computed, compute, type ItemResult } from '../compute.ts';
import type { PointOfInterest } from '../points-of-interest.ts';

/** An item of a test: a line, or the columns of a table, `[['x1', [1, 2]], ['y1', [3, 4]]]`. */
export type TestItem = string | readonly (readonly [head: string, cells: readonly (number | string)[]])[];

type Options = { view?: GraphView; angle?: AngleUnit };

/** Computes items in a window of 800 by 600 pixels. Their ids are their positions, from 1. */
export function calculate(items: readonly TestItem[], { view = startView, angle = 'radians' }: Options = {}): Computed {
  return compute({ items: items.map(itemOf), angle, view, size: { width: 800, height: 600 } });
}

/** The result of the last item. */
export function lastResult(items: readonly TestItem[], options: Options = {}): ItemResult {
  const last = calculate(items, options).items.at(-1);
  if (!last) throw new Error('there are no items');
  return last.result;
}

/** What a student reads under the last line: decimals, or the error. */
export function readAnswer(items: readonly TestItem[], options: Options = {}): string {
  const { error, label, values } = lastResult(items, options);
  if (error) return error.sentence;
  return values.length > 0 ? values.map(({ decimal }) => decimal).join(', ') : label;
}

/** The points of one kind as a student reads them: "(1.5, -2)". */
export function pointsOf(
  kind: PointOfInterest['kind'],
  items: readonly TestItem[],
  options: Options = {},
): { x: number; y: number }[] {
  return calculate(items, options)
    .points.filter((point) => point.kind === kind)
    .map(({ x, y }) => ({ x, y }));
}

function itemOf(item: TestItem, at: number): CalculatorItem {
  const common = { id: `${at + 1}`, colour: 0, hidden: false };
  if (typeof item === 'string') return { ...common, kind: 'expression', text: item };
  const columns = item.map(([head, cells]) => ({ head, cells: cells.map(String) }));
  return { ...common, kind: 'table', columns };
}
