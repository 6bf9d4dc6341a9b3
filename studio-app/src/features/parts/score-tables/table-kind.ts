import type { SheetError } from '@fourfold/core/scores/sheet-rows';

/** A kind of table for upload: its title, its maximum size and its checks. */
export type TableKind = {
  /** For example "Raw Score Conversion". */
  title: string;
  /** The maximum numbers of rows and columns. */
  maxSize: { rows: number; columns: number };
  /** Loads its checks, which are needed only for an upload. */
  loadChecks: () => Promise<TableChecks>;
};

export type TableChecks = {
  findError: (rows: readonly (readonly string[])[]) => SheetError | null;
  /** Gaps that do not block the upload, one sentence each; shown before it. */
  gaps?: (rows: readonly (readonly string[])[]) => readonly string[];
};

/** The first error of a table, in a cell or as a whole; null if it can be uploaded. */
export function tableErrorOf(
  { maxSize }: TableKind,
  { findError }: TableChecks,
  rows: readonly (readonly string[])[],
): SheetError | null {
  if (rows.length > maxSize.rows) return tooLong(rows.length, maxSize.rows);
  for (const [at, cells] of rows.entries()) {
    const longCell = cells.findIndex((cell) => cell.length > cellLength);
    if (longCell >= 0)
      return { row: at + 1, column: longCell, reason: `The cell has more than ${cellLength} characters.` };
  }
  return findError(rows);
}

/** Maximum length of a cell, in characters. */
const cellLength = 200;

function tooLong(rows: number, maxRows: number): SheetError {
  const reason = `There are ${rows.toLocaleString('en-US')} rows, but a table like this has ${maxRows.toLocaleString('en-US')} at most.`;
  return { row: maxRows + 1, column: 0, reason };
}

/** The rows to send, without blank ones. */
export function rowsToSend(rows: readonly (readonly string[])[]): string[][] {
  return rows.filter((cells) => cells.length > 0).map((cells) => [...cells]);
}

/** The size as text: "59 rows, 4 columns". */
export function sizeText(rows: readonly (readonly string[])[]): string {
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  return `${countText(rows.length, 'row')}, ${countText(columns, 'column')}`;
}

function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
