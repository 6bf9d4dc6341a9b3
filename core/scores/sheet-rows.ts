/** What is wrong with an uploaded sheet: the row as a spreadsheet counts it, from 1, and a sentence. */
export type RowFault = { row: number; reason: string };

export function faultSentence({ row, reason }: RowFault): string {
  return `Row ${row}: ${reason}`;
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
