export type Cell = string | number | boolean | null;

/** Numbers, fractions and money with a sign are no formulas. */
const isNumber = /^[+-]?[\d.,/]+$/;
/** What makes a spreadsheet calculate, in the full width of East Asian keyboards as well. */
const beginsFormula = /^[=+\-@＝＋－＠]/;

/**
 * Rows as comma-separated text (RFC 4180) that any spreadsheet opens as it is meant: the mark at its beginning tells
 * that it is UTF-8, and what would be a formula begins with an apostrophe and stays text. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where a spreadsheet divides by semicolons or tabs, a cell of its own begins behind each of them. */
function harmless(text: string): string {
  return text
    .split(/([;\t\r\n])/)
    .map((piece) => (beginsFormula.test(piece.trim()) && !isNumber.test(piece.trim()) ? `'${piece}` : piece))
    .join('');
}
