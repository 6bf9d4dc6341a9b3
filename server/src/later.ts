import type { Logger } from 'pino';

/** Work that a reply doesn't wait for; a shutdown does. */
export function makeLater(log: Logger) {
  const running = new Set<Promise<void>>();
  return {
    later(task: () => Promise<void>): void {
      const done = task()
        .catch((error: unknown) => log.error({ err: error }, 'work after a reply failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
