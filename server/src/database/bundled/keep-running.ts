import { setTimeout as wait } from 'node:timers/promises';
import type { SocketConfig } from './postmaster.ts';
import { type BundledOptions, type BundledServer, startBundled } from './start.ts';

type KeepRunningOptions = BundledOptions & {
  /** Called when the server runs again, possibly on another socket. */
  onRestart(connection: SocketConfig): void;
  /** Called when the server was lost, and for each failed attempt to start it again. */
  onLoss(error: unknown): void;
};

/** Milliseconds. */
const firstRetryMs = 500;
const maxRetryMs = 15_000;

/**
 * The bundled server for the server process. When it is lost by a crash, a full disk or a kill, it
 * is adopted or started again: the machine's service manager does not know it.
 */
export async function keepBundledRunning({ onRestart, onLoss, ...start }: KeepRunningOptions): Promise<BundledServer> {
  const first = await startBundled(start);
  const stopping = new AbortController();
  let current = first;
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      await current.lost;
      if (stopping.signal.aborted) return;
      onLoss(new Error('the connection to the bundled PostgreSQL was lost'));
      const next = await restart();
      if (!next) return;
      current = next;
      onRestart(current.connection);
    }
  }

  async function restart(): Promise<BundledServer | null> {
    for (let delay = firstRetryMs; !stopping.signal.aborted; delay = Math.min(maxRetryMs, delay * 2)) {
      try {
        return await startBundled({ ...start, signal: stopping.signal });
      } catch (error) {
        if (stopping.signal.aborted) return null;
        onLoss(error);
        await wait(delay, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return null;
  }

  return {
    ...first,
    async stop() {
      stopping.abort();
      const last = current;
      await last.stop();
      await watching;
      // A server that was started again during the stop.
      if (current !== last) await current.stop();
    },
  };
}
