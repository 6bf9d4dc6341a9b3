import {
  type CalculatorItem,
  type CalculatorState,
  type ExpressionItem,
  emptyCalculator,
  mostColumns,
  mostItems,
  mostRows,
  nextColour,
  nextItemId,
  type TableItem,
} from '@fourfold/core/calculator/calculator-state';

/** Adds a line after an item, or at the end. Returns the same state when the calculator is full. */
export function withLine(state: CalculatorState, text = '', after?: string): CalculatorState {
  const { items } = state;
  const line: ExpressionItem = { ...lineOf(state), text };
  return items.length >= mostItems ? state : { ...state, items: inserted(items, line, after) };
}

function lineOf({ items }: CalculatorState): ExpressionItem {
  return { id: nextItemId(items), kind: 'expression', text: '', colour: nextColour(items), hidden: false };
}

function inserted(items: readonly CalculatorItem[], item: CalculatorItem, after?: string): CalculatorItem[] {
  const at = after === undefined ? items.length : items.findIndex(({ id }) => id === after) + 1;
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** Adds a table with the next free names: x1 and y1, then x2 and y2. */
export function withTable(state: CalculatorState): CalculatorState {
  const { items } = state;
  if (items.length >= mostItems) return state;
  const heads = items.flatMap((item) => (item.kind === 'table' ? item.columns.map(({ head }) => head) : []));
  let number = 1;
  while (heads.includes(`x${number}`)) number += 1;
  const columns = ['x', 'y'].map((name) => ({ head: `${name}${number}`, cells: ['', '', ''] }));
  const table: TableItem = {
    ...{ id: nextItemId(items), kind: 'table' },
    columns,
    colour: nextColour(items),
    hidden: false,
  };
  const [only] = items;
  const isFresh = items.length === 1 && only?.kind === 'expression' && only.text === '';
  return { ...state, items: isFresh ? [table] : [...items, table] };
}

/** Removes an item; the last one is replaced by an empty line. */
export function withoutItem(state: CalculatorState, id: string): CalculatorState {
  const items = state.items.filter((item) => item.id !== id);
  return { ...state, items: items.length > 0 ? items : [{ ...lineOf(state), colour: 0 }] };
}

/** The item that has the focus after one was removed: the line before it, else the next line, else a table. */
export function neighborOf(before: CalculatorState, after: CalculatorState, id: string): string | null {
  const at = before.items.findIndex((item) => item.id === id);
  const isLine = ({ kind }: CalculatorItem) => kind === 'expression';
  const line = after.items.slice(0, at).findLast(isLine) ?? after.items.find(isLine);
  return (line ?? after.items[Math.max(0, at - 1)])?.id ?? null;
}

export function withItem(state: CalculatorState, changed: CalculatorItem): CalculatorState {
  return { ...state, items: state.items.map((item) => (item.id === changed.id ? changed : item)) };
}

/** Everything is removed; the switches stay as they are. */
export function cleared({ angle, numbers }: CalculatorState): CalculatorState {
  return { ...emptyCalculator, angle, numbers };
}

/** Types into a cell; the table always ends with an empty row. */
export function withCell(table: TableItem, column: number, row: number, text: string): TableItem {
  const columns = table.columns.map((one, at) => {
    const cells = Array.from({ length: Math.max(one.cells.length, row + 1) }, (_, index) => one.cells[index] ?? '');
    if (at === column) cells[row] = text;
    return { ...one, cells };
  });
  const length = Math.max(...columns.map(({ cells }) => cells.length));
  const needsRow = columns.some(({ cells }) => (cells[length - 1] ?? '') !== '') && length < mostRows;
  const full = length + (needsRow ? 1 : 0);
  return {
    ...table,
    columns: columns.map((one) => ({
      ...one,
      cells: Array.from({ length: full }, (_, index) => one.cells[index] ?? ''),
    })),
  };
}

export function withHead(table: TableItem, column: number, head: string): TableItem {
  return { ...table, columns: table.columns.map((one, at) => (at === column ? { ...one, head } : one)) };
}

/** Adds a column that is typed: its name continues that of the last one, y1 → z1. */
export function withColumn(table: TableItem): TableItem {
  if (table.columns.length >= mostColumns) return table;
  const number = /\d+$/.exec(table.columns[0]?.head ?? '')?.[0] ?? '1';
  const name = ['x', 'y', 'z', 'u', 'v', 'w'][table.columns.length] ?? 'w';
  const cells = (table.columns[0]?.cells ?? []).map(() => '');
  return { ...table, columns: [...table.columns, { head: `${name}${number}`, cells }] };
}
