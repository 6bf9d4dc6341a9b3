import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

export type Kind = 'save' | 'read';
/** An order to a child process: repeat one kind of call for `time` milliseconds. */
export type Order = { kind: Kind; time: number };
/** The result of an order. */
export type Done = {
  /** Answers saved, or questions read. */
  count: number;
  /** Milliseconds of each call, and in total. */
  times: number[];
  elapsed: number;
  /** CPU milliseconds of the child process. */
  cpu: number;
};
/** One of several concurrent workers. A call resolves with the number of saved answers or read questions. */
export type Worker = { [kind in Kind]: () => Promise<number> };

/** The loop of a child process: creates workers from the first message, then executes the parent's orders. */
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
