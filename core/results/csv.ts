/** A cell value; null is an empty cell, booleans are written as Yes and No. */
export type Cell = string | number | boolean | null;

const numberPattern = /^[+-]?(?=\.?\d)[\d,]*\.?\d*$/;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/**
 * Texts that a spreadsheet would convert to a date or a time: 3/4, 1-2, 1.2.3, 4:30 pm, 2 1/2; and
 * 4-Mar, March 4, 2026.
 */
const accidentalDates = [
  /^\d[\d\s]*[-/.:][-/.:\d\s]*(?:[ap]m?)?$/i,
  new RegExp(`^(?=.*\\d)(?:\\d+[-/\\s]*)?${month}[-/.,\\s\\d]*$`, 'i'),
];
/** Our own format of days, which may become a date. */
const dayPattern = /^\d{4}-\d\d-\d\d$/;
/** Characters that start a formula, also in the full-width form of East Asian keyboards. */
const formulaStart = /^[=+\-@＝＋－＠]/;

/**
 * Formats rows as CSV (RFC 4180) that spreadsheets open correctly. It starts with a byte order mark, which marks it as
 * UTF-8. Text that would become a formula or a date gets an apostrophe in front. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('')}`;
}

function csvField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return String(cell);
  const text = `${isAccidentalDate(cell.trim()) ? "'" : ''}${withoutFormulas(cell)}`;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isAccidentalDate(text: string): boolean {
  return accidentalDates.some((date) => date.test(text)) && !numberPattern.test(text) && !dayPattern.test(text);
}

/** Also after semicolons and tabs, which some spreadsheets use as separators of cells. */
function withoutFormulas(text: string): string {
  return text
    .split(/([;\t\r\n])/)
    .map((piece) => (formulaStart.test(piece.trim()) && !numberPattern.test(piece.trim()) ? `'${piece}` : piece))
    .join('');
}
