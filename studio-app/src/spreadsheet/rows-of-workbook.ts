import { cellName } from '@fourfold/core/scores/sheet-rows';
import { type CellObject, CFB, type ParsingOptions, read, type WorkBook, type WorkSheet } from 'xlsx';
import { collectRows } from './collect-rows.ts';
import { limits } from './limits.ts';
import { packed } from './packed.ts';
import { SheetRefused } from './sheet-refused.ts';
import { unzip, type ZipFault } from './unzip.ts';

/**
 * The cells of a workbook's first visible sheet, as displayed. `file` is its name in error
 * messages.
 */
export async function rowsOfWorkbook(
  file: string,
  is: 'workbook' | 'old workbook',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string[][]> {
  const known = is === 'workbook' ? await repacked(file, bytes) : whole(file, bytes);
  const book = opened(file, known, 0);
  const shown = (book.Workbook?.Sheets ?? []).findIndex(({ Hidden }) => !Hidden);
  return rowsOf(file, sheetAt(shown > 0 ? opened(file, known, shown) : book, Math.max(shown, 0)));
}

/**
 * Repacks the archive with the files that were unpacked within the limits, because the library
 * would unpack without limits.
 */
async function repacked(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const wanted = (name: string) => /\.(xml|rels)$/i.test(name) && !/\/(drawings|charts|media|theme)\//i.test(name);
  const found = await unzip(bytes, { wanted, most: limits.unpacked, entries: limits.parts });
  if (found.at === 'refused') throw new SheetRefused(`${file} ${zipFaults[found.why]}`);
  const { files } = found;
  if (!files.has('[Content_Types].xml') || ![...files.keys()].some((name) => /workbook\d*\.xml$/i.test(name)))
    throw new SheetRefused(`${file} is an archive or a document, not an Excel workbook. Save the table as .xlsx.`);
  for (const [name, part] of files) files.set(name, withUncalculated(part));
  return packed(files);
}

/** Marks the result of a formula that has no calculated value. */
const uncalculated = '\uE000no result';

/**
 * Matches a formula cell without a result. A result of type text may be empty and is not matched.
 */
const formula =
  /<((?:\w+:)?c)((?:\s+(?!t=["']str["'])[\w:]+=(?:"[^"<]*"|'[^'<]*'))*)\s*>(\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))\s*(?:<(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?v>))?(?=\s*<\/(?:\w+:)?c>)/g;

/**
 * The library reads a formula without a result as 0 or as blank, and 0 is a valid score; such cells
 * are marked before.
 */
function withUncalculated(part: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(part);
  if (!/<(?:\w+:)?f[\s>/]/.test(xml)) return part;
  const marked = xml.replace(formula, (_, cell: string, about: string, text: string) => {
    const untyped = about.replace(/\st=(?:"[^"]*"|'[^']*')/, '');
    return `<${cell}${untyped} t="str">${text}<v>${uncalculated}</v>`;
  });
  return encoder.encode(marked);
}

const encoder = new TextEncoder();

const zipFaults: Record<ZipFault, string> = {
  damaged: 'is damaged or cut off. Save it once more and choose it again.',
  encrypted: 'is protected by a password. Save it without one.',
  'too large': 'becomes far too large when it is unpacked. It is not an ordinary table.',
};

/** An old workbook is a compound file: checks that its main stream has the length it declares. */
function whole(file: string, bytes: Uint8Array): Uint8Array {
  const stream = attempted(file, () => {
    const container = CFB.read(bytes, { type: 'array' });
    if (CFB.find(container, 'EncryptedPackage')) throw new SheetRefused(`${file} ${zipFaults.encrypted}`);
    return (CFB.find(container, 'Workbook') ?? CFB.find(container, 'Book')) as {
      size: number;
      content: Uint8Array;
    } | null;
  });
  if (!stream) throw new SheetRefused(`${file} is a document, not an Excel workbook. Save the table as .xlsx.`);
  if (stream.content.length < stream.size) throw new SheetRefused(`${file} ${zipFaults.damaged}`);
  return bytes;
}

function opened(file: string, bytes: Uint8Array, sheets: number): WorkBook {
  // Reads all rows: the library's own row limit drops further rows, not always with a notice.
  const options: ParsingOptions = { type: 'array', dense: true, sheets, cellHTML: false };
  return attempted(file, () => read(bytes, options));
}

/** Runs the library, which may throw any error on a broken file. */
function attempted<T>(file: string, reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    const protectedBy = /password|encrypt/i.test(String(error));
    throw new SheetRefused(`${file} ${zipFaults[protectedBy ? 'encrypted' : 'damaged']}`);
  }
}

function sheetAt(book: WorkBook, at: number): WorkSheet | undefined {
  return book.Sheets[book.SheetNames[at] ?? ''];
}

/**
 * Reads only existing cells, not the whole range that the sheet declares: one cell far away would
 * make it billions.
 */
function rowsOf(file: string, sheet: WorkSheet | undefined): string[][] {
  const table = collectRows(file);
  for (const [row, cells] of Object.entries<(CellObject | undefined)[] | undefined>(sheet?.['!data'] ?? [])) {
    for (const [column, cell] of Object.entries(cells ?? [])) {
      const text = cell ? shown(cell) : '';
      if (text === null)
        throw new SheetRefused(
          `${file}, ${cellName(Number(row) + 1, Number(column))}: the formula has no result in the file. Open it in a spreadsheet program and save it.`,
        );
      table.put(Number(row), Number(column), text);
    }
  }
  return table.rows();
}

/** The displayed text of a cell; null for a formula without a result. */
function shown(cell: CellObject): string | null {
  return cell.v === uncalculated ? null : (cell.w ?? String(cell.v ?? ''));
}
