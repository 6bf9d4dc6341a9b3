type Queue = { running: number; waiting: (() => void)[] };

/** How many may run at a time, and how many may wait. */
export type QueueLimits = { maxRunning: number; maxWaiting: number };

/** Runs work when it is its turn in the queue of its key. Throws the error of `full` if too many are waiting. */
export type RunInQueue = <T>(key: string, width: QueueLimits, full: () => Error, work: () => Promise<T>) => Promise<T>;

/** Creates the queues of this process, one for each key: a maximum at a time, the others in order of arrival. */
export function createQueues(): RunInQueue {
  const queues = new Map<string, Queue>();

  return async (key, { maxRunning, maxWaiting }, full, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < maxRunning) queue.running += 1;
    else if (queue.waiting.length >= maxWaiting) throw full();
    // A free slot goes to the first in the queue, so that later arrivals cannot overtake.
    else await new Promise<void>((enter) => queue.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
