import { rowsOfText } from './rows-of-text.ts';
import { rowsOfWorkbook } from './rows-of-workbook.ts';
import { SheetRefused } from './sheet-refused.ts';
import { textOf } from './text-of.ts';
import { whatItIs } from './what-it-is.ts';

/**
 * Reads the first table of a file, whose type is detected from its content, not its name. Throws
 * SheetRefused.
 */
export async function rowsOfFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const file = `“${name}”`;
  const rows = await found(file, bytes);
  if (rows.length === 0) throw new SheetRefused(`${file} has nothing in its first sheet.`);
  return rows;
}

async function found(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const is = whatItIs(bytes);
  if (is === 'workbook' || is === 'old workbook') return await rowsOfWorkbook(file, is, bytes);
  const text = is === 'text' ? textOf(bytes) : null;
  if (text !== null) {
    const rows = rowsOfText(file, text);
    // Old programs save tables of text as .xls; a text without separators is not a table.
    if (rows.length === 0 || isNamedCsv(file) || rows.some(({ length }) => length > 1)) return rows;
  }
  const thing = is === 'text' ? 'is not a table' : `is ${is.other}, not a table`;
  throw new SheetRefused(`${file} ${thing}, whatever its name says. Choose an .xlsx, .xls or .csv file.`);
}

function isNamedCsv(file: string): boolean {
  return /\.csv”$/i.test(file);
}
