import { readSheet } from '../spreadsheet/read-sheet.ts';
import type { DocumentReply, DocumentRequest } from './document-messages.ts';
import { DocumentRefused } from './document-refused.ts';
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
 * Reads a .docx file or a sheet and splits it into questions. Rejects with DocumentRefused or SheetRefused, whose messages
 * are for the author, or with the signal's reason.
 */
export async function readDocument(file: File, signal: AbortSignal): Promise<SplitDocument> {
  const { name } = file;
  if (/\.(?:xlsx|xls|csv)$/i.test(name)) return sheetDocument(name, await readSheet(file, { signal }));
  const other = otherTypes.find(({ names }) => names.test(name));
  if (other) throw new DocumentRefused(`“${name}” ${other.advice}`);
  if (!/\.docx$/i.test(name)) throw new DocumentRefused(`“${name}” is not a .docx, .xlsx, .xls or .csv file.`);
  if (file.size > documentLimits.file)
    throw new DocumentRefused(`“${name}” is larger than ${documentLimits.file / 1_000_000} MB. Divide it.`);
  const { blocks, doubts, pictures, split } = await readInWorker(file, signal);
  return splitDocument(name, blocks, { doubts, pictures, split });
}

type Read = Extract<DocumentReply, { kind: 'done' }>;

function readInWorker(file: File, signal: AbortSignal): Promise<Read> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module', name: 'document' });
    const settleWith = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.terminate();
      settle();
    };
    const refuse = (reason: string) => settleWith(() => reject(new DocumentRefused(reason)));
    const onAbort = () => settleWith(() => reject(signal.reason));
    const timer = setTimeout(() => refuse(`“${file.name}” takes too long to read. Divide it.`), documentLimits.time);
    signal.addEventListener('abort', onAbort);
    worker.onerror = () => refuse(`“${file.name}” could not be read. Check the connection and try again.`);
    worker.onmessage = ({ data }: MessageEvent<DocumentReply>) => {
      if (data.kind === 'done') settleWith(() => resolve(data));
      if (data.kind === 'refused') refuse(data.reason);
      if (data.kind === 'failed') {
        // A programming error: reported to the server.
        reportError(new Error(data.reason));
        refuse(`“${file.name}” could not be read. Save it once more as .docx and choose that.`);
      }
    };
    worker.postMessage({ file } satisfies DocumentRequest);
  });
}
