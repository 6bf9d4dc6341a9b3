import { FileRefused } from '../files/file-refused.ts';
import { decodeText } from './decode-text.ts';
import { detectFileType } from './detect-file-type.ts';
import { rowsOfText } from './rows-of-text.ts';
import { rowsOfWorkbook } from './rows-of-workbook.ts';

/** Reads the first table of a file, whose type is detected from its content, not its name. Throws FileRefused. */
export async function rowsOfFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const file = `“${name}”`;
  const rows = await readRows(file, bytes);
  if (rows.length === 0) throw new FileRefused(`${file} has nothing in its first sheet.`);
  return rows;
}

async function readRows(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const fileType = detectFileType(bytes);
  if (fileType === 'workbook' || fileType === 'old workbook') return await rowsOfWorkbook(file, fileType, bytes);
  const text = fileType === 'text' ? decodeText(bytes) : null;
  if (text !== null) {
    const rows = rowsOfText(file, text);
    // Old programs save tables of text as .xls; a text without separators is not a table.
    if (rows.length === 0 || isNamedCsv(file) || rows.some(({ length }) => length > 1)) return rows;
  }
  const problem = fileType === 'text' ? 'is not a table' : `is ${fileType.other}, not a table`;
  throw new FileRefused(`${file} ${problem}, whatever its name says. Choose an .xlsx, .xls or .csv file.`);
}

function isNamedCsv(file: string): boolean {
  return /\.csv”$/i.test(file);
}
