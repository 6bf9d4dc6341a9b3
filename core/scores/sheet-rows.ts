/** An error in an uploaded sheet: the cell (row from 1, column from 0) and a message. */
export type SheetError = { row: number; column: number; reason: string };

/** Returns the message of an error with the name of its cell in front: "C14: …". */
export function sheetErrorText({ row, column, reason }: SheetError): string {
  return `${cellName(row, column)}: ${reason}`;
}

/** Returns the name of a cell in spreadsheets: `C14` for row 14 (from 1) and column 2 (from 0). */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

/** Returns the letters of a 0-based column: A to Z, then AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** A row of a sheet with its number, from 1. */
export type SheetRow = { row: number; cells: readonly string[] };

/** Removes blank rows, blank cells at the end of a row, spaces around text, and byte order marks. */
export function sheetRows(rows: readonly (readonly string[])[]): SheetRow[] {
  return rows
    .map((cells, index) => ({ row: index + 1, cells: withoutBlankEnd(cells.map(cellText)) }))
    .filter(({ cells }) => cells.length > 0);
}

/** Parses a whole number from 0 with at most four digits, as scores have; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** Quotes a cell's text for an error message, shortened to 30 characters. */
export function quote(text: string): string {
  return `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;
}

/** In printed tables a single hyphen or dash means "no score". */
const blank = /^[-\u2010-\u2015\u2212]?$/;

function cellText(cell: string): string {
  const text = cell.replaceAll('\uFEFF', '').trim();
  return blank.test(text) ? '' : text;
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
