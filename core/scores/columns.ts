import { quoted, type RowFault, type SheetRow, sheetRows } from './sheet-rows.ts';

/** A column that a sheet must have; `known` is what its head may say. */
export type Column<Name extends string> = { name: Name; known: RegExp };
export type NamedRow<Name extends string> = { row: number; cells: Readonly<Record<Name, string>> };
export type NamedSheet<Name extends string> =
  | { rows: readonly NamedRow<Name>[]; fault: null }
  | { rows: null; fault: RowFault };

/**
 * The rows below the head, their cells by column. Columns are told by their names where all of them are known,
 * in any order, and else by their place (Q53).
 */
export function namedRows<Name extends string>(
  sheet: readonly (readonly string[])[],
  columns: readonly Column<Name>[],
): NamedSheet<Name> {
  const [head, ...body] = sheetRows(sheet);
  const fault = !head ? { row: 1, reason: 'The table is empty.' } : headFault(head, columns);
  if (!head || fault) return { rows: null, fault: fault ?? { row: 1, reason: 'The table is empty.' } };
  if (!body[0]) return { rows: null, fault: { row: head.row, reason: 'There is no row below the head.' } };
  const wide = body.find(({ cells }) => cells.length > columns.length);
  if (wide) return { rows: null, fault: { row: wide.row, reason: tooMany(wide.cells.length, columns.length) } };
  const places = placesOf(head, columns);
  return { rows: body.map(({ row, cells }) => ({ row, cells: byName(cells, places) })), fault: null };
}

function headFault<Name extends string>({ row, cells }: SheetRow, columns: readonly Column<Name>[]): RowFault | null {
  const wanted = columns.length;
  if (cells.length < wanted) return { row, reason: `The table has ${cells.length} columns, but needs ${wanted}.` };
  if (cells.length > wanted) return { row, reason: tooMany(cells.length, wanted) };
  if (cells.every((cell) => cell === '' || /^[\d\s.–-]+$/.test(cell)))
    return { row, reason: 'The first row must name the columns, but it holds numbers.' };
  return isNamed(cells, columns) ? null : misplaced(row, cells, columns);
}

/** Some names are known, and one of them stands in another column's place: which is meant cannot be told. */
function misplaced<Name extends string>(
  row: number,
  cells: readonly string[],
  columns: readonly Column<Name>[],
): RowFault | null {
  const at = cells.findIndex((cell, place) => {
    const meant = meantBy(cell, columns);
    return meant.length === 1 && meant[0] !== columns[place];
  });
  if (at < 0) return null;
  return { row, reason: `The column ${quoted(cells[at] ?? '')} is not where it is expected. Name all the columns.` };
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

type Places<Name extends string> = readonly (readonly [Name, number])[];

function placesOf<Name extends string>({ cells }: SheetRow, columns: readonly Column<Name>[]): Places<Name> {
  if (!isNamed(cells, columns)) return columns.map(({ name }, place) => [name, place]);
  return columns.map(({ name, known }) => [name, cells.findIndex((cell) => known.test(cell))]);
}

function byName<Name extends string>(cells: readonly string[], places: Places<Name>): Readonly<Record<Name, string>> {
  return Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? ''])) as Record<Name, string>;
}

function tooMany(found: number, wanted: number): string {
  return `There are ${found} columns, but the table has ${wanted}.`;
}
