import type { SheetFault } from '@fourfold/core/scores/sheet-rows';

/** A kind of table that is uploaded: what it is called, how much of it the call takes, what is wrong with one. */
export type TableKind = {
  /** "Raw Score Conversion" */
  title: string;
  /** Rows and columns that the call takes. */
  most: { rows: number; columns: number };
  fault: (rows: readonly (readonly string[])[]) => SheetFault | null;
  /** What one that can be sent leaves open: sentences to know before it is. */
  gaps?: (rows: readonly (readonly string[])[]) => readonly string[];
};

/** What stands against a table: a fault of the whole or of a cell; null where it can be sent. */
export function faultOf(kind: TableKind, rows: readonly (readonly string[])[]): SheetFault | null {
  const { most } = kind;
  if (rows.length > most.rows) return tooLong(rows.length, most.rows);
  for (const [at, cells] of rows.entries()) {
    const long = cells.findIndex((cell) => cell.length > cellLength);
    if (long >= 0) return { row: at + 1, column: long, reason: `The cell has more than ${cellLength} characters.` };
  }
  return kind.fault(rows);
}

/** Characters that a cell may have. */
const cellLength = 200;

function tooLong(rows: number, most: number): SheetFault {
  const reason = `There are ${rows.toLocaleString('en-US')} rows, but a table like this has ${most.toLocaleString('en-US')} at most.`;
  return { row: most + 1, column: 0, reason };
}

/** Rows as they are sent: those that are blank are left out. */
export function sentRows(rows: readonly (readonly string[])[]): string[][] {
  return rows.filter((cells) => cells.length > 0).map((cells) => [...cells]);
}

/** "59 rows, 4 columns" */
export function extent(rows: readonly (readonly string[])[]): string {
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  return `${counted(rows.length, 'row')}, ${counted(columns, 'column')}`;
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
