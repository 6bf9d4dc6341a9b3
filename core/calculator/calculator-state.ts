import type { AngleUnit } from './internal/trigonometry.ts';

export type { AngleUnit };

/** What the page stores and passes around: plain data. */
export type CalculatorState = {
  v: 1;
  items: readonly CalculatorItem[];
  view: GraphView;
  angle: AngleUnit;
  /** Values as decimals, or as fractions where they are simple. */
  numbers: 'decimal' | 'fraction';
};

/** The visible part of the plane, in its units. */
export type GraphView = { left: number; right: number; bottom: number; top: number };

export type SliderRange = { min: number; max: number; step: number };

export type ExpressionItem = {
  id: string;
  kind: 'expression';
  text: string;
  /** 0-based, below `colourCount`. */
  colour: number;
  hidden: boolean;
  /** Undefined: the default range. */
  slider?: SliderRange | undefined;
};

/** Columns side by side. A head is a name, such as x1, or an expression of the columns before it. */
export type TableItem = {
  id: string;
  kind: 'table';
  columns: readonly TableColumn[];
  colour: number;
  hidden: boolean;
};
type TableColumn = { head: string; cells: readonly string[] };

export type CalculatorItem = ExpressionItem | TableItem;

export const colourCount = 6;
export const mostItems = 60;
export const mostRows = 200;
export const mostColumns = 6;
const longestText = 1_000;

export const startView: GraphView = { left: -10, right: 10, bottom: -10, top: 10 };
export const defaultSlider: SliderRange = { min: -10, max: 10, step: 0.1 };

/** A new calculator: one empty line. */
export const emptyCalculator: CalculatorState = {
  ...{ v: 1, view: startView, angle: 'radians', numbers: 'decimal' },
  items: [{ id: '1', kind: 'expression', text: '', colour: 0, hidden: false }],
};

/** An id that no item has. */
export function nextItemId(items: readonly CalculatorItem[]): string {
  return `${Math.max(0, ...items.map(({ id }) => Number(id) || 0)) + 1}`;
}

/** The colour after that of the last item. */
export function nextColour(items: readonly CalculatorItem[]): number {
  return ((items.at(-1)?.colour ?? -1) + 1) % colourCount;
}

/** The name and value of a line that a slider can change, such as a = 3; null for any other line. */
export function sliderOf(text: string): { name: string; value: number } | null {
  const found = /^\s*([A-Za-z](?:_\w+|_\{\w+\}|\d+)?)\s*=\s*([-−]?(?:\d+\.?\d*|\.\d+))\s*$/.exec(text);
  const [, name = '', digits = ''] = found ?? [];
  if (!found || /^[xye]$/.test(name)) return null;
  return { name, value: Number(digits.replace('−', '-')) };
}

/** A stored state of this version. A part that is none is replaced by its first value, an item that is none omitted. */
export function readCalculator(value: unknown): CalculatorState {
  if (!isRecord(value) || value.v !== 1) return emptyCalculator;
  const { angle, numbers, view } = value;
  const items = readItems(value.items);
  return {
    v: 1,
    items: items.length > 0 ? items : emptyCalculator.items,
    view: isView(view) ? view : emptyCalculator.view,
    angle: angle === 'degrees' ? angle : 'radians',
    numbers: numbers === 'fraction' ? numbers : 'decimal',
  };
}

function readItems(value: unknown): CalculatorItem[] {
  const items = (Array.isArray(value) ? value : []).filter(isItem);
  const isFirst = ({ id }: CalculatorItem, at: number) => items.findIndex((item) => item.id === id) === at;
  return items.filter(isFirst).slice(0, mostItems);
}

function isItem(value: unknown): value is CalculatorItem {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.hidden !== 'boolean') return false;
  if (!Number.isInteger(value.colour) || Number(value.colour) < 0 || Number(value.colour) >= colourCount) return false;
  if (value.kind === 'expression') return isText(value.text) && (value.slider === undefined || isSlider(value.slider));
  return value.kind === 'table' && isColumns(value.columns);
}

function isColumns(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostColumns &&
    value.every(
      (column) =>
        isRecord(column) &&
        isText(column.head) &&
        Array.isArray(column.cells) &&
        column.cells.length <= mostRows &&
        column.cells.every(isText),
    )
  );
}

/** Limits with a range between them, and a step that moves. */
export function isSlider(value: unknown): value is SliderRange {
  if (!isRecord(value) || ![value.min, value.max, value.step].every(Number.isFinite)) return false;
  return Number(value.min) < Number(value.max) && Number(value.step) > 0;
}

/** Any view that can be drawn: finite, and not empty. */
export function isView(value: unknown): value is GraphView {
  if (!isRecord(value)) return false;
  const { left, right, bottom, top } = value;
  if (![left, right, bottom, top].every(Number.isFinite)) return false;
  return Number(left) < Number(right) && Number(bottom) < Number(top);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longestText;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
