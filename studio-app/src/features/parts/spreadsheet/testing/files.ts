import { expect } from 'vitest';
import { type BookType, utils, type WorkSheet, write } from 'xlsx';
import { FileRefused } from '../../files/file-refused.ts';
import { rowsOfFile } from '../rows-of-file.ts';

export const bytes = (text: string) => new TextEncoder().encode(text);
/** Reads the rows of a file with this name. */
export const rowsOf = async (name: string, file: Uint8Array<ArrayBuffer> | string) =>
  await rowsOfFile(name, typeof file === 'string' ? bytes(file) : file);

/** The error message for a file that must be refused. */
export async function refusal(name: string, file: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const error = await rowsOf(name, file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FileRefused);
  return (error as FileRefused).message;
}

/** A workbook with these sheets. */
export function workbook(bookType: BookType, ...sheets: WorkSheet[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, sheet);
  return new Uint8Array(write(book, { bookType, type: 'array', compression: true }) as ArrayBuffer);
}

/** A small table. */
export const table = [
  ['Raw', 'Math'],
  ['0', '200'],
  ['1', '210'],
];
/** The file extensions of Excel workbooks. */
export const kinds = ['xlsx', 'xls'] as const;
