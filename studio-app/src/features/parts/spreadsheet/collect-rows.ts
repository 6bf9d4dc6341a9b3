import { cellName } from '@fourfold/core/scores/sheet-rows';
import { FileRefused } from '../files/file-refused.ts';
import { limits } from './limits.ts';

/**
 * Collects a table cell by cell. Row and column count from 0; text is trimmed. Blank cells are not stored, so that
 * there are none at the end of a row or table and they take no memory. Throws FileRefused beyond the limits.
 */
export function collectRows(file: string) {
  const collected: string[][] = [];
  return {
    setCell(row: number, column: number, cell: string): void {
      // A file can have millions of empty cells.
      if (cell === '') return;
      const text = cell.replaceAll('\uFEFF', '').trim();
      if (text === '') return;
      if (row >= limits.rows) throw new FileRefused(`${file} has more than ${formatCount(limits.rows)} rows.`);
      if (column >= limits.columns)
        throw new FileRefused(
          `${file}, ${cellName(row + 1, column)}: there are more than ${formatCount(limits.columns)} columns.`,
        );
      collected[row] ??= [];
      collected[row][column] = text;
    },
    /** The rows; gaps before the last cell or row are empty strings and lists. */
    rows: (): string[][] => Array.from(collected, (cells = []) => Array.from(cells, (text = '') => text)),
  };
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
