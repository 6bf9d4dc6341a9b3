import { cellName } from '@fourfold/core/scores/sheet-rows';
import { type CellObject, CFB, type ParsingOptions, read, type WorkBook, type WorkSheet } from 'xlsx';
import { FileRefused } from '../files/file-refused.ts';
import { collectRows } from './collect-rows.ts';
import { limits } from './limits.ts';
import { unzip, type ZipError } from './unzip.ts';
import { zip } from './zip.ts';

/** The cells of a workbook's first visible sheet, as displayed. `file` is its name in error messages. */
export async function rowsOfWorkbook(
  file: string,
  format: 'workbook' | 'old workbook',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string[][]> {
  const checked = format === 'workbook' ? await repack(file, bytes) : checkOldWorkbook(file, bytes);
  const book = openWorkbook(file, checked, 0);
  const visibleIndex = (book.Workbook?.Sheets ?? []).findIndex(({ Hidden }) => !Hidden);
  return rowsOf(
    file,
    sheetAt(visibleIndex > 0 ? openWorkbook(file, checked, visibleIndex) : book, Math.max(visibleIndex, 0)),
  );
}

/**
 * Repacks the archive with the files that were unpacked within the limits, because the library
 * would unpack without limits.
 */
async function repack(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isNeeded = (name: string) => /\.(xml|rels)$/i.test(name) && !/\/(drawings|charts|media|theme)\//i.test(name);
  const unzipped = await unzip(bytes, { isNeeded, maxBytes: limits.unpacked, entries: limits.parts });
  if (unzipped.kind === 'refused') throw new FileRefused(`${file} ${zipErrorTexts[unzipped.reason]}`);
  const { files } = unzipped;
  if (!files.has('[Content_Types].xml') || ![...files.keys()].some((name) => /workbook\d*\.xml$/i.test(name)))
    throw new FileRefused(`${file} is an archive or a document, not an Excel workbook. Save the table as .xlsx.`);
  for (const [name, part] of files) files.set(name, markMissingResults(part));
  return zip(files);
}

/** Marks the result of a formula that has no calculated value. */
const noResult = '\uE000no result';

/** Matches a formula cell without a result. A result of type text may be empty and is not matched. */
const formulaWithoutResult =
  /<((?:\w+:)?c)((?:\s+(?!t=["']str["'])[\w:]+=(?:"[^"<]*"|'[^'<]*'))*)\s*>(\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))\s*(?:<(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?v>))?(?=\s*<\/(?:\w+:)?c>)/g;

/**
 * The library reads a formula without a result as 0 or as blank, and 0 is a valid score; such cells are marked before.
 */
function markMissingResults(part: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(part);
  if (!/<(?:\w+:)?f[\s>/]/.test(xml)) return part;
  const marked = xml.replace(formulaWithoutResult, (_, cell: string, attributes: string, text: string) => {
    const attributesWithoutType = attributes.replace(/\st=(?:"[^"]*"|'[^']*')/, '');
    return `<${cell}${attributesWithoutType} t="str">${text}<v>${noResult}</v>`;
  });
  return encoder.encode(marked);
}

const encoder = new TextEncoder();

const zipErrorTexts: Record<ZipError, string> = {
  damaged: 'is damaged or cut off. Save it once more and choose it again.',
  encrypted: 'is protected by a password. Save it without one.',
  'too large': 'becomes far too large when it is unpacked. It is not an ordinary table.',
};

/** An old workbook is a compound file: checks that its main stream has the length it declares. */
function checkOldWorkbook(file: string, bytes: Uint8Array): Uint8Array {
  const stream = runLibrary(file, () => {
    const container = CFB.read(bytes, { type: 'array' });
    if (CFB.find(container, 'EncryptedPackage')) throw new FileRefused(`${file} ${zipErrorTexts.encrypted}`);
    return (CFB.find(container, 'Workbook') ?? CFB.find(container, 'Book')) as {
      size: number;
      content: Uint8Array;
    } | null;
  });
  if (!stream) throw new FileRefused(`${file} is a document, not an Excel workbook. Save the table as .xlsx.`);
  if (stream.content.length < stream.size) throw new FileRefused(`${file} ${zipErrorTexts.damaged}`);
  return bytes;
}

function openWorkbook(file: string, bytes: Uint8Array, sheets: number): WorkBook {
  // Reads all rows: the library's own row limit drops further rows, not always with a notice.
  const options: ParsingOptions = { type: 'array', dense: true, sheets, cellHTML: false };
  return runLibrary(file, () => read(bytes, options));
}

/** Runs the library, which may throw any error on a broken file. */
function runLibrary<T>(file: string, reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const protectedBy = /password|encrypt/i.test(String(error));
    throw new FileRefused(`${file} ${zipErrorTexts[protectedBy ? 'encrypted' : 'damaged']}`);
  }
}

function sheetAt(book: WorkBook, at: number): WorkSheet | undefined {
  return book.Sheets[book.SheetNames[at] ?? ''];
}

/** Reads only existing cells, not the whole range that the sheet declares: one cell far away would make it billions. */
function rowsOf(file: string, sheet: WorkSheet | undefined): string[][] {
  const table = collectRows(file);
  for (const [row, cells] of Object.entries<(CellObject | undefined)[] | undefined>(sheet?.['!data'] ?? [])) {
    for (const [column, cell] of Object.entries(cells ?? [])) {
      const text = cell ? displayedText(cell) : '';
      if (text === null)
        throw new FileRefused(
          `${file}, ${cellName(Number(row) + 1, Number(column))}: the formula has no result in the file. Open it in a spreadsheet program and save it.`,
        );
      table.setCell(Number(row), Number(column), text);
    }
  }
  return table.rows();
}

/** The displayed text of a cell; null for a formula without a result. */
function displayedText(cell: CellObject): string | null {
  return cell.v === noResult ? null : (cell.w ?? String(cell.v ?? ''));
}
