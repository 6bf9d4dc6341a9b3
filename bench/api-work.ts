import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

export type Kind = 'save' | 'read';
/** What the parent process asks of a child: one kind of call, over and over, for so many milliseconds. */
export type Order = { kind: Kind; time: number };
export type Done = {
  /** Answers saved, or questions read. */
  count: number;
  /** Milliseconds of each call, and of all. */
  times: number[];
  elapsed: number;
  /** Milliseconds of the processor. */
  cpu: number;
};
/** One of those who ask at the same time, each waiting for the answer, which says how much it was. */
export type Worker = { [kind in Kind]: () => Promise<number> };

/** A child process of the bench: makes workers of what the parent says first, then does what it orders. */
export async function takeOrders<Setting>(workersOf: (setting: Setting) => Promise<Worker[]>): Promise<void> {
  const [setting] = await once(process, 'message');
  const workers = await workersOf(setting as Setting);
  process.on('disconnect', () => process.exit());
  process.on('message', async (order: Order) => process.send?.(await carryOut(order, workers)));
  process.send?.('ready');
}

async function carryOut({ kind, time }: Order, workers: readonly Worker[]): Promise<Done> {
  const times: number[] = [];
  let count = 0;
  const used = process.cpuUsage();
  const began = performance.now();
  const keepOn = async (worker: Worker) => {
    for (let at = performance.now(); at < began + time; ) {
      const more = await worker[kind]();
      count += more;
      const now = performance.now();
      times.push(now - at);
      at = now;
    }
  };
  await Promise.all(workers.map(keepOn));
  const { user, system } = process.cpuUsage(used);
  return { count, times, elapsed: performance.now() - began, cpu: (user + system) / 1000 };
}
