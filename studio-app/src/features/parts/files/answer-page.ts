import { FileRefused } from './file-refused.ts';
import type { FileReply, FileRequest } from './read-in-worker.ts';

/** In a worker: reads the file that the page sends; `read` sends the result in portions. */
export function answerPage<Portion>(read: (file: File, send: (portion: Portion) => void) => Promise<void>): void {
  const reply = (message: FileReply<Portion>) => self.postMessage(message);
  self.onmessage = async ({ data: { file } }: MessageEvent<FileRequest>) => {
    try {
      await read(file, (portion) => reply({ kind: 'portion', portion }));
      reply({ kind: 'done' });
    } catch (error) {
      if (error instanceof FileRefused) return reply({ kind: 'refused', reason: error.message });
      // The file was deleted or changed after it was chosen, so that the browser refuses to read it.
      if (error instanceof DOMException)
        return reply({ kind: 'refused', reason: `“${file.name}” cannot be opened. Choose it once more.` });
      reply({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
}
