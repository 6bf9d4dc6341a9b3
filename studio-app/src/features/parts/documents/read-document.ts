import type { SplitResult } from '@fourfold/core/authoring/split-items/split-types';
import { FileRefused } from '../files/file-refused.ts';
import { readInWorker } from '../files/read-in-worker.ts';
import { readSheet } from '../spreadsheet/read-sheet.ts';
import type { ReadDocument } from './docx/read-docx.ts';
import { documentLimits } from './limits.ts';
import { sheetDocument } from './sheet-document.ts';
import { type SplitDocument, splitDocument } from './split-document.ts';

/** Types of files that we do not read, with what to do instead. */
const otherTypes: readonly { names: RegExp; advice: string }[] = [
  { names: /\.(?:docm|dotm)$/i, advice: 'has macros. Save it as .docx, without macros.' },
  { names: /\.(?:doc|dot|rtf)$/i, advice: 'is of an older format. Open it in Word and save it as .docx.' },
  { names: /\.(?:odt|ott|pages|gdoc)$/i, advice: 'is of another program. Save or download it as .docx.' },
  { names: /\.pdf$/i, advice: 'is a PDF, whose questions cannot be read surely. Use the .docx that it was made of.' },
];

/**
 * Reads a .docx file or a sheet and splits it into questions. Rejects with FileRefused, whose message is for the
 * author, or with the signal's reason.
 */
export async function readDocument(file: File, signal: AbortSignal): Promise<SplitDocument> {
  const { name } = file;
  if (/\.(?:xlsx|xls|csv)$/i.test(name)) return sheetDocument(name, await readSheet(file, { signal }));
  const other = otherTypes.find(({ names }) => names.test(name));
  if (other) throw new FileRefused(`“${name}” ${other.advice}`);
  if (!/\.docx$/i.test(name)) throw new FileRefused(`“${name}” is not a .docx, .xlsx, .xls or .csv file.`);
  if (file.size > documentLimits.file)
    throw new FileRefused(`“${name}” is larger than ${documentLimits.file / 1_000_000} MB. Divide it.`);
  const { blocks, doubts, pictures, split } = await readDocxInWorker(file, signal);
  return splitDocument(name, blocks, { doubts, pictures, split });
}

/** What the worker sends, once: a document with its questions. */
export type SplitDocx = ReadDocument & { split: SplitResult };

async function readDocxInWorker(file: File, signal: AbortSignal): Promise<SplitDocx> {
  const [read] = await readInWorker<SplitDocx>(file, {
    start: () => new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module', name: 'document' }),
    ...{ signal, time: documentLimits.time },
    texts: {
      slow: 'takes too long to read. Divide it.',
      silent: 'could not be read. Check the connection and try again.',
      failed: 'could not be read. Save it once more as .docx and choose that.',
    },
  });
  return read as SplitDocx;
}
