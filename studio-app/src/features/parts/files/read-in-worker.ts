import { FileRefused } from './file-refused.ts';

/** The page's message to the worker. */
export type FileRequest = { file: File };

/** The worker's messages: the result in portions, then `done`; or the reason why there is none. */
export type FileReply<Portion> =
  | { kind: 'portion'; portion: Portion }
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };

type Reading = {
  /** Starts the worker, whose script calls `answerPage`. */
  start: () => Worker;
  signal?: AbortSignal | undefined;
  /** Milliseconds until the worker is ended. */
  time: number;
  /** What follows the name of the file in a message: it takes too long, the worker did not answer, or it failed. */
  texts: { slow: string; silent: string; failed: string };
};

/** Reads a file in a worker. Returns what it sends, in order. Rejects with FileRefused, or with the signal's reason. */
export function readInWorker<Portion>(file: File, { start, signal, time, texts }: Reading): Promise<Portion[]> {
  return new Promise((resolve, reject) => {
    const worker = start();
    const portions: Portion[] = [];
    const settleWith = (settlePromise: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      worker.terminate();
      settlePromise();
    };
    const refuse = (reason: string) => settleWith(() => reject(new FileRefused(reason)));
    const onAbort = () => settleWith(() => reject(signal?.reason));
    const timer = setTimeout(() => refuse(`“${file.name}” ${texts.slow}`), time);
    signal?.addEventListener('abort', onAbort);
    // The worker's script could not be loaded, or it ran out of memory.
    worker.onerror = () => refuse(`“${file.name}” ${texts.silent}`);
    worker.onmessage = ({ data }: MessageEvent<FileReply<Portion>>) => {
      if (data.kind === 'portion') portions.push(data.portion);
      if (data.kind === 'done') settleWith(() => resolve(portions));
      if (data.kind === 'refused') refuse(data.reason);
      if (data.kind === 'failed') {
        // A programming error: reported to the server.
        reportError(new Error(data.reason));
        refuse(`“${file.name}” ${texts.failed}`);
      }
    };
    worker.postMessage({ file } satisfies FileRequest);
  });
}
