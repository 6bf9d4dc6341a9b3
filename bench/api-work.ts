import { once } from 'node:events';
import { performance } from 'node:perf_hooks';

export type CallKind = 'save' | 'read';
/** An order to a child process: repeat one kind of call for `time` milliseconds. */
export type WorkOrder = { kind: CallKind; time: number };
/** The result of an order. */
export type WorkResult = {
  /** Answers saved, or questions read. */
  count: number;
  /** Milliseconds of each call, and in total. */
  times: number[];
  elapsed: number;
  /** CPU milliseconds of the child process. */
  cpu: number;
};
/** One of several concurrent workers. A call resolves with the number of saved answers or read questions. */
export type CallWorker = { [kind in CallKind]: () => Promise<number> };

/** The loop of a child process: creates workers from the first message, then executes the parent's orders. */
export async function runChild<Setting>(workersOf: (setting: Setting) => Promise<CallWorker[]>): Promise<void> {
  const [setting] = await once(process, 'message');
  const workers = await workersOf(setting as Setting);
  process.on('disconnect', () => process.exit());
  process.on('message', async (order: WorkOrder) => process.send?.(await execute(order, workers)));
  process.send?.('ready');
}

async function execute({ kind, time }: WorkOrder, workers: readonly CallWorker[]): Promise<WorkResult> {
  const times: number[] = [];
  let count = 0;
  const used = process.cpuUsage();
  const began = performance.now();
  const repeatCalls = async (worker: CallWorker) => {
    for (let at = performance.now(); at < began + time; ) {
      const more = await worker[kind]();
      count += more;
      const now = performance.now();
      times.push(now - at);
      at = now;
    }
  };
  await Promise.all(workers.map(repeatCalls));
  const { user, system } = process.cpuUsage(used);
  return { count, times, elapsed: performance.now() - began, cpu: (user + system) / 1000 };
}
