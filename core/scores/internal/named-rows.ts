import { quote, type SheetError, type SheetRow, sheetRows } from '../sheet-rows.ts';

/** A column that a sheet must have. `pattern` matches its header. */
export type Column<Name extends string> = { name: Name; pattern: RegExp };
/** A row with its number in the sheet (from 1) and its cells by column name. */
export type NamedRow<Name extends string> = { row: number; cells: Readonly<Record<Name, string>> };
/** The parsed rows and the index of each column, or the error in the sheet. */
export type NamedSheet<Name extends string> =
  | { rows: readonly NamedRow<Name>[]; columnIndexes: ColumnIndexes<Name>; error: null }
  | { rows: null; columnIndexes: null; error: SheetError };
/** The 0-based index of each column in its sheet. */
type ColumnIndexes<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Returns the rows below the header, with cells by column name. If all headers are recognised, columns
 * may be in any order; otherwise they are taken by position (Q53).
 */
export function namedRows<Name extends string>(
  sheet: readonly (readonly string[])[],
  columns: readonly Column<Name>[],
): NamedSheet<Name> {
  const [header, ...dataRows] = sheetRows(sheet);
  if (!header) return { rows: null, columnIndexes: null, error: { row: 1, column: 0, reason: 'The table is empty.' } };
  const error = headerError(header, columns);
  if (error) return { rows: null, columnIndexes: null, error };
  if (!dataRows[0])
    return {
      rows: null,
      columnIndexes: null,
      error: { row: header.row + 1, column: 0, reason: 'There is no row below the head.' },
    };
  const tooWide = dataRows.find(({ cells }) => cells.length > columns.length);
  if (tooWide) {
    const reason = tooManyColumns(tooWide.cells.length, columns.length);
    return { rows: null, columnIndexes: null, error: { row: tooWide.row, column: columns.length, reason } };
  }
  const at = columnIndexesOf(header, columns);
  return {
    rows: dataRows.map(({ row, cells }) => ({ row, cells: cellsByName(cells, at) })),
    columnIndexes: at,
    error: null,
  };
}

function headerError<Name extends string>(
  { row, cells }: SheetRow,
  columns: readonly Column<Name>[],
): SheetError | null {
  const expected = columns.length;
  if (cells.length < expected)
    return { row, column: cells.length, reason: `The table has ${cells.length} columns, but needs ${expected}.` };
  if (cells.length > expected) return { row, column: expected, reason: tooManyColumns(cells.length, expected) };
  if (cells.every((cell) => cell === '' || /^[\d\s.–-]+$/.test(cell)))
    return { row, column: 0, reason: 'The first row must name the columns, but it holds numbers.' };
  return isNamed(cells, columns) ? null : misplacedColumn(row, cells, columns);
}

/** Some headers are recognised, and one of them is in the position of another column: ambiguous. */
function misplacedColumn<Name extends string>(
  row: number,
  cells: readonly string[],
  columns: readonly Column<Name>[],
): SheetError | null {
  const at = cells.findIndex((cell, index) => {
    const matches = columnsNamedBy(cell, columns);
    return matches.length === 1 && matches[0] !== columns[index];
  });
  if (at < 0) return null;
  return {
    row,
    column: at,
    reason: `The column ${quote(cells[at] ?? '')} is not where it is expected. Name all the columns.`,
  };
}

function isNamed<Name extends string>(cells: readonly string[], columns: readonly Column<Name>[]): boolean {
  return (
    columns.every((column) => cells.filter((cell) => columnsNamedBy(cell, columns).includes(column)).length === 1) &&
    cells.every((cell) => columnsNamedBy(cell, columns).length === 1)
  );
}

function columnsNamedBy<Name extends string>(cell: string, columns: readonly Column<Name>[]): readonly Column<Name>[] {
  return columns.filter(({ pattern }) => pattern.test(cell));
}

function columnIndexesOf<Name extends string>(
  { cells }: SheetRow,
  columns: readonly Column<Name>[],
): ColumnIndexes<Name> {
  const named = isNamed(cells, columns);
  const indexes = columns.map(({ name, pattern }, index) => [
    name,
    named ? cells.findIndex((cell) => pattern.test(cell)) : index,
  ]);
  return Object.fromEntries(indexes) as Record<Name, number>;
}

function cellsByName<Name extends string>(
  cells: readonly string[],
  indexes: ColumnIndexes<Name>,
): Readonly<Record<Name, string>> {
  const named = Object.entries<number>(indexes).map(([name, index]) => [name, cells[index] ?? '']);
  return Object.fromEntries(named) as Record<Name, string>;
}

function tooManyColumns(found: number, expected: number): string {
  return `There are ${found} columns, but the table has ${expected}.`;
}
