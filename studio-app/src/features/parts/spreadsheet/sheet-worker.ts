import { rowsOfFile } from './rows-of-file.ts';
import type { SheetReply, SheetRequest } from './sheet-messages.ts';
import { SheetRefused } from './sheet-refused.ts';

/** Rows per message; the page processes this many in a few milliseconds. */
const portion = 2_000;

self.onmessage = async ({ data: { file } }: MessageEvent<SheetRequest>) => {
  try {
    const rows = await rowsOfFile(file.name, new Uint8Array(await file.arrayBuffer()));
    for (let at = 0; at < rows.length; at += portion) reply({ kind: 'rows', rows: rows.slice(at, at + portion) });
    reply({ kind: 'done' });
  } catch (error) {
    if (error instanceof SheetRefused) return reply({ kind: 'refused', reason: error.message });
    // The file was deleted or changed after it was chosen, so that the browser refuses to read it.
    if (error instanceof DOMException)
      return reply({ kind: 'refused', reason: `“${file.name}” cannot be opened. Choose it once more.` });
    reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};

function reply(answer: SheetReply): void {
  self.postMessage(answer);
}
