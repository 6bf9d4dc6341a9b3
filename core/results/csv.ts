export type Cell = string | number | boolean | null;

const isNumber = /^[+-]?(?=\.?\d)[\d,]*\.?\d*$/;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** What a spreadsheet would make a date or a time of: 3/4, 1-2, 1.2.3, 4:30 pm, 2 1/2; and 4-Mar, March 4, 2026. */
const datesByAccident = [
  /^\d[\d\s]*[-/.:][-/.:\d\s]*(?:[ap]m?)?$/i,
  new RegExp(`^(?=.*\\d)(?:\\d+[-/\\s]*)?${month}[-/.,\\s\\d]*$`, 'i'),
];
/** Our own, of a day: it is meant as one. */
const isDay = /^\d{4}-\d\d-\d\d$/;
/** What makes a spreadsheet calculate, in the full width of East Asian keyboards as well. */
const beginsFormula = /^[=+\-@＝＋－＠]/;

/**
 * Rows as comma-separated text (RFC 4180) that any spreadsheet opens as it is meant: the mark at its beginning tells
 * that it is UTF-8, and what would become a formula or a date begins with an apostrophe and stays text. Numbers stay
 * numbers.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return String(cell);
  const text = `${isDateByAccident(cell.trim()) ? "'" : ''}${harmless(cell)}`;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isDateByAccident(text: string): boolean {
  return datesByAccident.some((date) => date.test(text)) && !isNumber.test(text) && !isDay.test(text);
}

/** Where a spreadsheet divides by semicolons or tabs, a cell of its own begins behind each of them. */
function harmless(text: string): string {
  return text
    .split(/([;\t\r\n])/)
    .map((piece) => (beginsFormula.test(piece.trim()) && !isNumber.test(piece.trim()) ? `'${piece}` : piece))
    .join('');
}
