import { cellName } from '@fourfold/core/scores/sheet-rows';
import { limits } from './limits.ts';
import { SheetRefused } from './sheet-refused.ts';

/**
 * Takes in a table cell by cell, row and column from 0, without the spaces around a text. Blank cells leave nothing, so
 * that none stand at the end of a row or of the table, and none of any number take room; what lies beyond the limits is
 * refused at once.
 */
export function collectRows(file: string) {
  const found: string[][] = [];
  return {
    put(row: number, column: number, cell: string): void {
      // Of these a text may have millions.
      if (cell === '') return;
      const text = cell.replaceAll('\uFEFF', '').trim();
      if (text === '') return;
      if (row >= limits.rows) throw new SheetRefused(`${file} has more than ${thousands(limits.rows)} rows.`);
      if (column >= limits.columns)
        throw new SheetRefused(
          `${file}, ${cellName(row + 1, column)}: there are more than ${thousands(limits.columns)} columns.`,
        );
      found[row] ??= [];
      found[row][column] = text;
    },
    /** With an empty text or list wherever nothing was put before the last. */
    rows: (): string[][] => Array.from(found, (cells = []) => Array.from(cells, (text = '') => text)),
  };
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
