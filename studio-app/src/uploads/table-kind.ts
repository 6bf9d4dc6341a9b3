import type { SheetFault } from '@fourfold/core/scores/sheet-rows';

/** A kind of table for upload: its title, its maximum size and its checks. */
export type TableKind = {
  /** For example "Raw Score Conversion". */
  title: string;
  /** The maximum numbers of rows and columns. */
  most: { rows: number; columns: number };
  fault: (rows: readonly (readonly string[])[]) => SheetFault | null;
  /** Gaps that do not block the upload, one sentence each; shown before it. */
  gaps?: (rows: readonly (readonly string[])[]) => readonly string[];
};

/** The first error of a table, in a cell or as a whole; null if it can be uploaded. */
export function faultOf(kind: TableKind, rows: readonly (readonly string[])[]): SheetFault | null {
  const { most } = kind;
  if (rows.length > most.rows) return tooLong(rows.length, most.rows);
  for (const [at, cells] of rows.entries()) {
    const long = cells.findIndex((cell) => cell.length > cellLength);
    if (long >= 0) return { row: at + 1, column: long, reason: `The cell has more than ${cellLength} characters.` };
  }
  return kind.fault(rows);
}

/** Maximum length of a cell, in characters. */
const cellLength = 200;

function tooLong(rows: number, most: number): SheetFault {
  const reason = `There are ${rows.toLocaleString('en-US')} rows, but a table like this has ${most.toLocaleString('en-US')} at most.`;
  return { row: most + 1, column: 0, reason };
}

/** The rows to send, without blank ones. */
export function sentRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.filter((cells) => cells.length > 0).map((cells) => [...cells]);
}

/** The size as text: "59 rows, 4 columns". */
export function extent(rows: readonly (readonly string[])[]): string {
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  return `${counted(rows.length, 'row')}, ${counted(columns, 'column')}`;
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
