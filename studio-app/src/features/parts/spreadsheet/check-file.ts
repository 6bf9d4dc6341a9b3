import { FileRefused } from '../files/file-refused.ts';
import { limits } from './limits.ts';

/** Checks the name and size of a file before it is read. Throws FileRefused. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): void {
  const file = `“${name}”`;
  if (!/\.(xlsx|xls|csv)$/i.test(name)) throw new FileRefused(`${file} is not an .xlsx, .xls or .csv file.`);
  if (size === 0) throw new FileRefused(`${file} is empty.`);
  if (size > limits.file)
    throw new FileRefused(`${file} is too large: a table may have ${limits.file / 1_000_000} MB.`);
}
