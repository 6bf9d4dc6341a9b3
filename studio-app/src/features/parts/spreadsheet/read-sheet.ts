import { readInWorker } from '../files/read-in-worker.ts';
import { checkFile } from './check-file.ts';
import { limits } from './limits.ts';

type ReadOptions = { signal?: AbortSignal /** Milliseconds. */; time?: number };

/**
 * Reads the first sheet of an .xlsx, .xls or .csv file in a worker. Returns its cells as displayed, without blank cells
 * and rows at the end. A blank row in between is an empty list, so that row numbers match the file. Rejects with
 * FileRefused, whose message is for the author, or with the signal's reason.
 */
export async function readSheet(file: File, { signal, time = limits.time }: ReadOptions = {}): Promise<string[][]> {
  signal?.throwIfAborted();
  checkFile(file);
  const portions = await readInWorker<string[][]>(file, {
    start: () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module', name: 'spreadsheet' }),
    ...{ signal, time },
    texts: {
      slow: 'takes too long to read. It is not an ordinary table.',
      silent: 'could not be read. Check the connection and try again, or save it as .csv.',
      failed: 'could not be read. Save it as .csv and choose that.',
    },
  });
  return portions.flat();
}
