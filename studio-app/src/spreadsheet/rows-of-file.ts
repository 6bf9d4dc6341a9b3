import { limits } from './limits.ts';
import { rowsOfText } from './rows-of-text.ts';
import { rowsOfWorkbook } from './rows-of-workbook.ts';
import { SheetRefused } from './sheet-refused.ts';
import { textOf } from './text-of.ts';
import { tidyRows } from './tidy-rows.ts';
import { whatItIs } from './what-it-is.ts';

/** The first table of a file, told by what is in it and not by its name. Throws `SheetRefused`. */
export async function rowsOfFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const file = `“${name}”`;
  if (!/\.(xlsx|xls|csv)$/i.test(name)) throw new SheetRefused(`${file} is not an .xlsx, .xls or .csv file.`);
  if (bytes.length === 0) throw new SheetRefused(`${file} is empty.`);
  if (bytes.length > limits.file)
    throw new SheetRefused(`${file} is too large: a table may have ${limits.file / 1_000_000} MB.`);
  const rows = tidyRows(await found(file, bytes));
  if (rows.length === 0) throw new SheetRefused(`${file} has nothing in its first sheet.`);
  if (rows.length > limits.rows) throw new SheetRefused(`${file} has more than ${thousands(limits.rows)} rows.`);
  const wide = rows.findIndex((cells) => cells.length > limits.columns);
  if (wide >= 0)
    throw new SheetRefused(`${file} has more than ${thousands(limits.columns)} columns in row ${wide + 1}.`);
  return rows;
}

async function found(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const is = whatItIs(bytes);
  if (is === 'workbook' || is === 'old workbook') return await rowsOfWorkbook(file, is, bytes);
  const text = is === 'text' ? textOf(bytes) : null;
  if (text !== null) return rowsOfText(file, text);
  const thing = is === 'text' ? 'is not a table' : `is ${is.other}, not a table`;
  throw new SheetRefused(`${file} ${thing}, whatever its name says. Choose an .xlsx, .xls or .csv file.`);
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
