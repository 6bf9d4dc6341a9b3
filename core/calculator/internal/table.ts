import type { TableItem } from '../calculator-state.ts';
import { compile } from './compile.ts';
import type { Definitions } from './definitions.ts';
import { ExpressionError } from './expression-error.ts';
import { parseLine } from './parse-line.ts';
import type { SyntaxNode } from './syntax.ts';
import { isList, numbersOf, type Point } from './values.ts';

export type TableValues = {
  /** The computed columns: a value for each of their rows, 0-based; null for a column that is typed. */
  computed: readonly (Column | null)[];
  /** The first column with each other one, in the rows that both have. */
  points: readonly (readonly Point[])[];
};

/** Values, and the rows that they are in. */
type Column = { rows: readonly number[]; values: readonly number[] };

const variables: ReadonlySet<string> = new Set(['x', 'y', 'e', 'pi']);

/** Defines the named columns as lists of their filled cells. Throws ExpressionError. */
export function addTable(item: TableItem, own: Definitions): null {
  for (const { head, cells } of item.columns) {
    const name = columnName(head);
    const rows = cells.flatMap((cell, row) => (cell.trim() === '' ? [] : [row]));
    if (name !== null) own.addColumn(name, item, rows, () => rows.map((row) => cellValue(cells[row] ?? '', row, own)));
  }
  return null;
}

/** Throws ExpressionError for a cell or a head that means nothing. */
export function tableValues(item: TableItem, own: Definitions): TableValues {
  const nodes = item.columns.map(({ head }) => headNode(head, own.functionNames()));
  // A number as a head is in the rows of the first column that is typed.
  const typed = nodes.find((node) => own.commonRows(item, [node]) !== null);
  const base = (typed && own.commonRows(item, [typed])) ?? [];
  const columns = nodes.map((node) => columnOf(node, own.commonRows(item, [node]) ?? base, own));
  const [first, ...others] = columns as [Column, ...Column[]];
  return {
    computed: columns.map((column, at) => (columnName(item.columns[at]?.head ?? '') === null ? column : null)),
    points: others.map((other) => pointsOf(first, other)),
  };
}

function columnOf(node: SyntaxNode, rows: readonly number[], own: Definitions): Column {
  own.refuseMissing(node, new Map());
  const values = compile(node, own.alignedScope(new Map(), [node]))([Number.NaN, Number.NaN]);
  if (isList(values) && values.length === rows.length) return { rows, values: numbersOf(values, 'a table') };
  if (typeof values === 'number') return { rows, values: rows.map(() => values) };
  throw new ExpressionError(`Name the column with a letter and a number, such as x1, or compute it from one: 2 x1.`);
}

function pointsOf(first: Column, other: Column): Point[] {
  return first.rows.flatMap((row, at) => {
    const index = other.rows.indexOf(row);
    return index < 0 ? [] : [{ x: first.values[at] as number, y: other.values[index] as number }];
  });
}

/** The name of a typed column; null for a head that computes one. */
function columnName(head: string): string | null {
  try {
    const node = headNode(head);
    return node.kind === 'name' && !variables.has(node.name) ? node.name : null;
  } catch {
    return null;
  }
}

function headNode(head: string, functions: ReadonlySet<string> = new Set()): SyntaxNode {
  const line = parseLine(head, { functions, curves: new Set() });
  if (line.kind !== 'expression') throw new ExpressionError('Give each column a name, such as x1.');
  if (line.node.kind === 'name' && variables.has(line.node.name))
    throw new ExpressionError(`Name the column ${line.node.name}1: ${line.node.name} alone has a meaning already.`);
  return line.node;
}

function cellValue(text: string, row: number, own: Definitions): number {
  const line = parseLine(text, { functions: own.functionNames(), curves: new Set() });
  const value = line.kind === 'expression' ? own.evaluate(line.node) : null;
  if (typeof value === 'number') return value;
  throw new ExpressionError(`Type a number in row ${row + 1} of the table.`);
}
