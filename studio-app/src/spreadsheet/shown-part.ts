type Marked = { row: number; column: number } | null;

/** Rows and columns that are drawn at most: 8,000 cells take a page a moment, 200,000 freeze it. */
const most = { rows: 200, columns: 40 };

/** Characters of a cell that are drawn: a table that can be sent has none longer. */
const longest = 200;

/** What is drawn of a table: rows and columns, from 0, around the marked cell or from the first; and how many are not. */
export function shownPart(rows: readonly (readonly string[])[], marked: Marked) {
  const wide = rows.reduce((widest, cells) => Math.max(widest, cells.length), 1);
  // The marked cell may stand below the last row or beside the last column: what is missing there is what is wrong.
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
