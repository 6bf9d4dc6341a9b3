import { checkFile } from './check-file.ts';
import { limits } from './limits.ts';
import type { SheetReply, SheetRequest } from './sheet-messages.ts';
import { SheetRefused } from './sheet-refused.ts';

type ReadOptions = { signal?: AbortSignal /** Milliseconds. */; time?: number };

/**
 * Reads the first sheet of an .xlsx, .xls or .csv file in a worker. Returns its cells as displayed, without blank cells
 * and rows at the end. A blank row in between is an empty list, so that row numbers match the file. Rejects with
 * SheetRefused, whose message is for the author, or with the signal's reason.
 */
export function readSheet(file: File, { signal, time = limits.time }: ReadOptions = {}): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    checkFile(file);
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module', name: 'spreadsheet' });
    const rows: string[][] = [];
    const settleWith = (settlePromise: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      worker.terminate();
      settlePromise();
    };
    const refuse = (reason: string) => settleWith(() => reject(new SheetRefused(reason)));
    const onAbort = () => settleWith(() => reject(signal?.reason));
    const timer = setTimeout(() => refuse(`“${file.name}” takes too long to read. It is not an ordinary table.`), time);
    signal?.addEventListener('abort', onAbort);
    // The worker's script could not be loaded, or it ran out of memory.
    worker.onerror = () =>
      refuse(`“${file.name}” could not be read. Check the connection and try again, or save it as .csv.`);
    worker.onmessage = ({ data }: MessageEvent<SheetReply>) => {
      if (data.kind === 'rows') for (const row of data.rows) rows.push(row);
      if (data.kind === 'done') settleWith(() => resolve(rows));
      if (data.kind === 'refused') refuse(data.reason);
      if (data.kind === 'failed') {
        // A programming error: reported to the server.
        reportError(new Error(data.reason));
        refuse(`“${file.name}” could not be read. Save it as .csv and choose that.`);
      }
    };
    worker.postMessage({ file } satisfies SheetRequest);
  });
}
