type MarkedCell = { row: number; column: number } | null;

/** Maximum of rendered rows and columns: a page renders 8,000 cells fast, and freezes at 200,000. */
const maxRendered = { rows: 200, columns: 40 };

/** Maximum of rendered characters of a cell; a table that can be uploaded has no longer one. */
const maxTextLength = 200;

/**
 * The rows and columns to render, from 0: those around the marked cell, or the first ones; and the
 * number of the others as text.
 */
export function visiblePart(rows: readonly (readonly string[])[], marked: MarkedCell) {
  const columnCount = rows.reduce((widest, cells) => Math.max(widest, cells.length), 1);
  // The marked cell may be below the last row or after the last column, if a row or cell is
  // missing.
  const rowRange = rangeAround(Math.max(rows.length, marked?.row ?? 0), maxRendered.rows, (marked?.row ?? 1) - 1);
  const columnRange = rangeAround(
    Math.max(columnCount, (marked?.column ?? 0) + 1),
    maxRendered.columns,
    marked?.column ?? 0,
  );
  const rest = [countText(rowRange.rest, 'row'), countText(columnRange.rest, 'column')].filter((text) => text !== null);
  return {
    rows: rowRange.shown,
    columns: columnRange.shown,
    rest: rest.length > 0 ? `And ${rest.join(' and ')}.` : null,
  };
}

export function visibleText(cell = ''): string {
  return cell.length > maxTextLength ? `${cell.slice(0, maxTextLength)}…` : cell;
}

function rangeAround(all: number, limit: number, around: number) {
  const from = Math.max(0, Math.min(around - limit / 2, all - limit));
  const shown = Array.from({ length: Math.min(limit, all) }, (_, at) => from + at);
  return { shown, rest: all - shown.length };
}

function countText(count: number, noun: string): string | null {
  return count > 0 ? `${count.toLocaleString('en-US')} more ${noun}${count === 1 ? '' : 's'}` : null;
}
