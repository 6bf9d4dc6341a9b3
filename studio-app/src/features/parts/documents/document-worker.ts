import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import type { DocumentReply, DocumentRequest } from './document-messages.ts';
import { DocumentRefused } from './document-refused.ts';
import { readDocx } from './docx/read-docx.ts';
import { withMediaNames } from './media-names.ts';

self.onmessage = async ({ data: { file } }: MessageEvent<DocumentRequest>) => {
  try {
    const document = await withMediaNames(await readDocx(file.name, new Uint8Array(await file.arrayBuffer())));
    reply({ kind: 'done', ...document, split: splitItems(document.blocks) });
  } catch (error) {
    if (error instanceof DocumentRefused) return reply({ kind: 'refused', reason: error.message });
    // The file was deleted or changed after it was chosen, so that the browser refuses to read it.
    if (error instanceof DOMException)
      return reply({ kind: 'refused', reason: `“${file.name}” cannot be opened. Choose it once more.` });
    reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};

function reply(answer: DocumentReply): void {
  self.postMessage(answer);
}
