import { quoted, type SheetFault, type SheetRow, sheetRows } from './sheet-rows.ts';

/** A column that a sheet must have. `pattern` matches its header. */
export type Column<Name extends string> = { name: Name; known: RegExp };
/** A row with its number in the sheet (from 1) and its cells by column name. */
export type NamedRow<Name extends string> = { row: number; cells: Readonly<Record<Name, string>> };
/** The parsed rows and the index of each column, or the error in the sheet. */
export type NamedSheet<Name extends string> =
  | { rows: readonly NamedRow<Name>[]; at: Places<Name>; fault: null }
  | { rows: null; at: null; fault: SheetFault };
/** The 0-based index of each column in its sheet. */
type Places<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Returns the rows below the header, with cells by column name. If all headers are recognised, columns
 * may be in any order; otherwise they are taken by position (Q53).
 */
export function namedRows<Name extends string>(
  sheet: readonly (readonly string[])[],
  columns: readonly Column<Name>[],
): NamedSheet<Name> {
  const [head, ...body] = sheetRows(sheet);
  if (!head) return { rows: null, at: null, fault: { row: 1, column: 0, reason: 'The table is empty.' } };
  const fault = headFault(head, columns);
  if (fault) return { rows: null, at: null, fault };
  if (!body[0])
    return { rows: null, at: null, fault: { row: head.row + 1, column: 0, reason: 'There is no row below the head.' } };
  const wide = body.find(({ cells }) => cells.length > columns.length);
  if (wide) {
    const reason = tooMany(wide.cells.length, columns.length);
    return { rows: null, at: null, fault: { row: wide.row, column: columns.length, reason } };
  }
  const at = placesOf(head, columns);
  return { rows: body.map(({ row, cells }) => ({ row, cells: byName(cells, at) })), at, fault: null };
}

function headFault<Name extends string>({ row, cells }: SheetRow, columns: readonly Column<Name>[]): SheetFault | null {
  const wanted = columns.length;
  if (cells.length < wanted)
    return { row, column: cells.length, reason: `The table has ${cells.length} columns, but needs ${wanted}.` };
  if (cells.length > wanted) return { row, column: wanted, reason: tooMany(cells.length, wanted) };
  if (cells.every((cell) => cell === '' || /^[\d\s.–-]+$/.test(cell)))
    return { row, column: 0, reason: 'The first row must name the columns, but it holds numbers.' };
  return isNamed(cells, columns) ? null : misplaced(row, cells, columns);
}

/** Some headers are recognised, and one of them is in the position of another column: ambiguous. */
function misplaced<Name extends string>(
  row: number,
  cells: readonly string[],
  columns: readonly Column<Name>[],
): SheetFault | null {
  const at = cells.findIndex((cell, place) => {
    const meant = meantBy(cell, columns);
    return meant.length === 1 && meant[0] !== columns[place];
  });
  if (at < 0) return null;
  return {
    row,
    column: at,
    reason: `The column ${quoted(cells[at] ?? '')} is not where it is expected. Name all the columns.`,
  };
}

function isNamed<Name extends string>(cells: readonly string[], columns: readonly Column<Name>[]): boolean {
  return (
    columns.every((column) => cells.filter((cell) => meantBy(cell, columns).includes(column)).length === 1) &&
    cells.every((cell) => meantBy(cell, columns).length === 1)
  );
}

function meantBy<Name extends string>(cell: string, columns: readonly Column<Name>[]): readonly Column<Name>[] {
  return columns.filter(({ known }) => known.test(cell));
}

function placesOf<Name extends string>({ cells }: SheetRow, columns: readonly Column<Name>[]): Places<Name> {
  const named = isNamed(cells, columns);
  const places = columns.map(({ name, known }, nth) => [
    name,
    named ? cells.findIndex((cell) => known.test(cell)) : nth,
  ]);
  return Object.fromEntries(places) as Record<Name, number>;
}

function byName<Name extends string>(cells: readonly string[], places: Places<Name>): Readonly<Record<Name, string>> {
  const named = Object.entries<number>(places).map(([name, place]) => [name, cells[place] ?? '']);
  return Object.fromEntries(named) as Record<Name, string>;
}

function tooMany(found: number, wanted: number): string {
  return `There are ${found} columns, but the table has ${wanted}.`;
}
