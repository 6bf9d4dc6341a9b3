type Marked = { row: number; column: number } | null;

/**
 * Maximum of rendered rows and columns: a page renders 8,000 cells fast, and freezes at 200,000.
 */
const most = { rows: 200, columns: 40 };

/** Maximum of rendered characters of a cell; a table that can be uploaded has no longer one. */
const longest = 200;

/**
 * The rows and columns to render, from 0: those around the marked cell, or the first ones; and the
 * number of the others as text.
 */
export function shownPart(rows: readonly (readonly string[])[], marked: Marked) {
  const wide = rows.reduce((widest, cells) => Math.max(widest, cells.length), 1);
  // The marked cell may be below the last row or after the last column, if a row or cell is
  // missing.
  const down = part(Math.max(rows.length, marked?.row ?? 0), most.rows, (marked?.row ?? 1) - 1);
  const across = part(Math.max(wide, (marked?.column ?? 0) + 1), most.columns, marked?.column ?? 0);
  const rest = [counted(down.rest, 'row'), counted(across.rest, 'column')].filter((words) => words !== null);
  return { rows: down.shown, columns: across.shown, rest: rest.length > 0 ? `And ${rest.join(' and ')}.` : null };
}

export function shownText(cell = ''): string {
  return cell.length > longest ? `${cell.slice(0, longest)}…` : cell;
}

function part(all: number, drawn: number, around: number) {
  const from = Math.max(0, Math.min(around - drawn / 2, all - drawn));
  const shown = Array.from({ length: Math.min(drawn, all) }, (_, at) => from + at);
  return { shown, rest: all - shown.length };
}

function counted(count: number, thing: string): string | null {
  return count > 0 ? `${count.toLocaleString('en-US')} more ${thing}${count === 1 ? '' : 's'}` : null;
}
