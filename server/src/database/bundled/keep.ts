import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from './running.ts';
import { type Bundled, type Start, startBundled } from './start.ts';

type Keep = Start & {
  /** Called when the server runs again, possibly on another socket. */
  back(connection: Socket): void;
  /** Called when the server was lost, and for each failed attempt to start it again. */
  gone(error: unknown): void;
};

/** Milliseconds. */
const firstWait = 500;
const longestWait = 15_000;

/**
 * The bundled server for the server process. When it is lost by a crash, a full disk or a kill, it
 * is adopted or started again: the machine's service manager does not know it.
 */
export async function keepBundled({ back, gone, ...start }: Keep): Promise<Bundled> {
  const first = await startBundled(start);
  const leaving = new AbortController();
  let current = first;
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      await current.lost;
      if (leaving.signal.aborted) return;
      gone(new Error('the connection to the bundled PostgreSQL was lost'));
      const next = await again();
      if (!next) return;
      current = next;
      back(current.connection);
    }
  }

  async function again(): Promise<Bundled | null> {
    for (let delay = firstWait; !leaving.signal.aborted; delay = Math.min(longestWait, delay * 2)) {
      try {
        return await startBundled({ ...start, signal: leaving.signal });
      } catch (error) {
        if (leaving.signal.aborted) return null;
        gone(error);
        await wait(delay, undefined, { signal: leaving.signal }).catch(() => {});
      }
    }
    return null;
  }

  return {
    ...first,
    async stop() {
      leaving.abort();
      const last = current;
      await last.stop();
      await watching;
      // A server that was started again during the stop.
      if (current !== last) await current.stop();
    },
  };
}
