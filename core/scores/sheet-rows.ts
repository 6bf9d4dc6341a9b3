/** What is wrong with an uploaded sheet: its cell, the row from 1 and the column from 0, and a sentence. */
export type SheetFault = { row: number; column: number; reason: string };

/** The cell as a spreadsheet calls it, and what is wrong there. */
export function faultSentence({ row, column, reason }: SheetFault): string {
  return `${cellName(row, column)}: ${reason}`;
}

/** A cell as spreadsheets name it, the row from 1 and the column from 0: `C14` for (14, 2). */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

/** A column's letters: A to Z, then AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export type SheetRow = { row: number; cells: readonly string[] };

/** A sheet without what spreadsheets leave in it: blank rows, blank cells at the end, spaces, a byte order mark. */
export function sheetRows(rows: readonly (readonly string[])[]): SheetRow[] {
  return rows
    .map((cells, index) => ({ row: index + 1, cells: withoutBlankEnd(cells.map(cellText)) }))
    .filter(({ cells }) => cells.length > 0);
}

/** Whole numbers from 0; null for anything else, longer ones included: no score has more than four digits. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** A cell's text as it is quoted in a reason. */
export function quoted(text: string): string {
  return `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;
}

/** A hyphen or a dash alone stands for "no score" in printed tables. */
const blank = /^[-\u2010-\u2015\u2212]?$/;

function cellText(cell: string): string {
  const text = cell.replaceAll('\uFEFF', '').trim();
  return blank.test(text) ? '' : text;
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
