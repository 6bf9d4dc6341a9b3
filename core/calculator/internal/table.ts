import type { TableItem } from '../calculator-state.ts';
import type { Definitions } from './definitions.ts';
import { ExpressionError } from './expression-error.ts';
import { parseLine } from './parse-line.ts';
import type { SyntaxNode } from './syntax.ts';
import { isList, numbersOf, type Point } from './values.ts';

export type TableValues = {
  /** The rows that count, 0-based: those without an empty cell. */
  rows: readonly number[];
  /** Values of the computed columns, one for each of `rows`; null for a column that is typed. */
  computed: readonly (readonly number[] | null)[];
  /** The first column with each other one. */
  points: readonly (readonly Point[])[];
};

const noFunctions: ReadonlySet<string> = new Set();
const variables: ReadonlySet<string> = new Set(['x', 'y', 'e', 'pi']);

/** Defines the named columns as lists. Throws ExpressionError. */
export function addTable(item: TableItem, own: Definitions): null {
  const rows = fullRows(item);
  for (const { head, cells } of item.columns) {
    const name = columnName(head);
    if (name !== null) own.addConstant(name, () => rows.map((row) => cellValue(cells[row] ?? '', row, own)));
  }
  return null;
}

/** Throws ExpressionError for a cell or a head that means nothing. */
export function tableValues(item: TableItem, own: Definitions): TableValues {
  const rows = fullRows(item);
  const columns = item.columns.map(({ head }) => {
    const values = own.evaluate(headNode(head));
    if (isList(values) && values.length === rows.length) return numbersOf(values, 'a table');
    if (typeof values === 'number') return rows.map(() => values);
    throw new ExpressionError(`Name the column with a letter and a number, such as x1, or compute it from one: 2 x1.`);
  });
  const [first = [], ...others] = columns;
  return {
    rows,
    computed: columns.map((values, at) => (columnName(item.columns[at]?.head ?? '') === null ? values : null)),
    points: others.map((values) => values.map((y, at) => ({ x: first[at] as number, y }))),
  };
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

function headNode(head: string): SyntaxNode {
  const line = parseLine(head, noFunctions);
  if (line.kind !== 'expression') throw new ExpressionError('Give each column a name, such as x1.');
  if (line.node.kind === 'name' && variables.has(line.node.name))
    throw new ExpressionError(`Name the column ${line.node.name}1: ${line.node.name} alone has a meaning already.`);
  return line.node;
}

function fullRows({ columns }: TableItem): number[] {
  const typed = columns.filter(({ head }) => columnName(head) !== null);
  const length = Math.max(0, ...typed.map(({ cells }) => cells.length));
  return Array.from({ length }, (_, row) => row).filter((row) =>
    typed.every(({ cells }) => (cells[row] ?? '').trim() !== ''),
  );
}

function cellValue(text: string, row: number, own: Definitions): number {
  const line = parseLine(text, noFunctions);
  const value = line.kind === 'expression' ? own.evaluate(line.node) : null;
  if (typeof value === 'number') return value;
  throw new ExpressionError(`Type a number in row ${row + 1} of the table.`);
}
