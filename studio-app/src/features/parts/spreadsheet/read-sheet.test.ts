import { afterEach, expect, it, vi } from 'vitest';
import { FileRefused } from '../files/file-refused.ts';
import type { FileReply } from '../files/read-in-worker.ts';
import { readSheet } from './read-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['table.pdf', 1_000, '“table.pdf” is not an .xlsx, .xls or .csv file.'],
  ['a.xlsx', 0, '“a.xlsx” is empty.'],
  ['a.csv', 20_000_001, '“a.csv” is too large: a table may have 20 MB.'],
])('a file is refused by its name and size before a worker starts: %s of %i bytes', async (name, size, message) => {
  const startWorker = vi.fn();
  vi.stubGlobal('Worker', startWorker);
  await expect(readSheet({ name, size } as File)).rejects.toEqual(new FileRefused(message));
  expect(startWorker).not.toHaveBeenCalled();
});

it('an error in the worker is shown to the user, and reported', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('Worker', workerReplying({ kind: 'failed', reason: 'rows is not iterable' }));
  await expect(readSheet(new File(['a'], 'a.csv'))).rejects.toEqual(
    new FileRefused('“a.csv” could not be read. Save it as .csv and choose that.'),
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('rows is not iterable'));
});

function workerReplying(data: FileReply<string[][]>) {
  return class {
    onmessage?: (event: { data: FileReply<string[][]> }) => void;
    postMessage() {
      this.onmessage?.({ data });
    }
    terminate() {}
  };
}
