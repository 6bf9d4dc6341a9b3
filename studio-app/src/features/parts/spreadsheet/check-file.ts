import { limits } from './limits.ts';
import { SheetRefused } from './sheet-refused.ts';

/** Checks the name and size of a file before it is read. Throws SheetRefused. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): void {
  const file = `“${name}”`;
  if (!/\.(xlsx|xls|csv)$/i.test(name)) throw new SheetRefused(`${file} is not an .xlsx, .xls or .csv file.`);
  if (size === 0) throw new SheetRefused(`${file} is empty.`);
  if (size > limits.file)
    throw new SheetRefused(`${file} is too large: a table may have ${limits.file / 1_000_000} MB.`);
}
