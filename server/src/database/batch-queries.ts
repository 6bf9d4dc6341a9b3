import type { Db } from './db.ts';

/** Maximum size of a batch: the array length that PostgreSQL assumes for an array parameter of unknown length. */
const batchSize = 10;

/**
 * Pads the array with nulls to the fixed length of a batch. PostgreSQL reuses a generic plan only if it is not worse
 * than one for the given array. It would plan each shorter array again, which takes longer than the lookup itself.
 */
export function padToBatchSize<Value>(values: readonly Value[]): (Value | null)[] {
  return Array.from({ length: batchSize }, (_, at) => values[at] ?? null);
}

type PendingRequest<Input, Output> = PromiseWithResolvers<Output> & { input: Input };

/**
 * Batches concurrent requests into one statement per database. A request made while a statement
 * runs waits for its end, and then runs in one batch with the other waiting requests. A single
 * request is not delayed, and under load each request costs less. A result is never older than its
 * request. Only for reads without locks, because a whole batch waits for its slowest part. `query`
 * returns results in the order of its inputs; an error rejects every request of the batch.
 */
export function batchQueries<Input, Output>(
  query: (db: Db, inputs: readonly Input[]) => Promise<readonly Output[]>,
): (db: Db, input: Input) => Promise<Output> {
  /** Waiting requests by database. A database without an entry has no running statement. */
  const queues = new WeakMap<Db, PendingRequest<Input, Output>[]>();

  async function work(db: Db, queue: PendingRequest<Input, Output>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, batchSize);
      try {
        const outputs = await query(
          db,
          batch.map(({ input }) => input),
        );
        // One result for each request.
        for (const [at, { resolve }] of batch.entries()) resolve(outputs[at] as Output);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(db);
  }

  return (db, input) => {
    const request = { ...Promise.withResolvers<Output>(), input };
    const queue = queues.get(db);
    if (queue) queue.push(request);
    else {
      const newQueue = [request];
      queues.set(db, newQueue);
      void work(db, newQueue);
    }
    return request.promise;
  };
}
