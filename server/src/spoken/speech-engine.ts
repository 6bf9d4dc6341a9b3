import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Spoken } from './speak-formula.ts';

/** Speaks formulas one after the other, in a thread. */
export type SpeechEngine = {
  /** Returns a failure for a formula that takes too long or too much memory. Throws if no thread can be started. */
  speak(formula: string): Promise<Spoken>;
  close(): Promise<void>;
};

type EngineOptions = {
  /** Milliseconds for one formula; a page of mathematics needs up to 3 seconds on a slow machine. */
  timeoutMs?: number;
  /** The thread's script. */
  script?: URL;
};

/** MB of the thread's heap; the rules and a page of mathematics need some 100. */
const maxHeapMB = 256;
/** Milliseconds to load the rules. */
const loadTimeoutMs = 60_000;

/** The thread is started with the first formula, and again after one that it could not finish. */
export function openSpeechEngine({
  timeoutMs = 10_000,
  script = new URL('./engine-thread.ts', import.meta.url),
}: EngineOptions = {}): SpeechEngine {
  let thread: Worker | null = null;

  async function startThread(): Promise<Worker> {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMB } });
    // An error ends the thread; who waits for its next message gets it.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    try {
      await nextMessage(started, loadTimeoutMs);
    } catch (error) {
      await started.terminate();
      throw error;
    }
    return started;
  }

  return {
    async speak(formula) {
      thread ??= await startThread();
      const used = thread;
      try {
        used.postMessage(formula);
        return (await nextMessage(used, timeoutMs)) as Spoken;
      } catch (error) {
        thread = null;
        await used.terminate();
        return { failure: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      await thread?.terminate();
      thread = null;
    },
  };
}

/** Rejects if the thread ends, throws, or says nothing in time. */
async function nextMessage(thread: Worker, timeoutMs: number): Promise<unknown> {
  const controller = new AbortController();
  const { signal } = controller;
  const timeout = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`It takes more than ${timeoutMs / 1000} seconds.`)), timeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('Its thread ended.');
  });
  try {
    // `once` also rejects with an error of the thread.
    const [message] = await Promise.race([once(thread, 'message', { signal }), ended, timeout]);
    return message;
  } finally {
    ended.catch(() => {});
    controller.abort();
  }
}
