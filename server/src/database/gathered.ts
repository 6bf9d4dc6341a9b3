import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Maximum size of a batch: the array length that PostgreSQL assumes for an array parameter of
 * unknown length.
 */
const most = 10;

/**
 * Pads the array with nulls to the fixed length of a batch. PostgreSQL reuses a generic plan only
 * if it is not worse than one for the given array. It would plan each shorter array again, which
 * takes longer than the lookup itself.
 */
export function padded<Value>(values: readonly Value[]): (Value | null)[] {
  return Array.from({ length: most }, (_, at) => values[at] ?? null);
}

type Waiting<Asked, Found> = PromiseWithResolvers<Found> & { asked: Asked };

/**
 * Batches concurrent requests into one statement per database. A request made while a statement
 * runs waits for its end, and then runs in one batch with the other waiting requests. A single
 * request is not delayed, and under load each request costs less. A result is never older than its
 * request. Only for reads without locks, because a whole batch waits for its slowest part. `query`
 * returns results in the order of its inputs; an error rejects every request of the batch.
 */
export function gathered<Asked, Found>(
  ask: (db: Kysely<Database>, all: readonly Asked[]) => Promise<readonly Found[]>,
): (db: Kysely<Database>, asked: Asked) => Promise<Found> {
  /** Waiting requests by database. A database without an entry has no running statement. */
  const queues = new WeakMap<Kysely<Database>, Waiting<Asked, Found>[]>();

  async function work(db: Kysely<Database>, queue: Waiting<Asked, Found>[]): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0, most);
      try {
        const found = await ask(
          db,
          together.map(({ asked }) => asked),
        );
        // One result for each request.
        for (const [at, { resolve }] of together.entries()) resolve(found[at] as Found);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    queues.delete(db);
  }

  return (db, asked) => {
    const one = { ...Promise.withResolvers<Found>(), asked };
    const queue = queues.get(db);
    if (queue) queue.push(one);
    else {
      const begun = [one];
      queues.set(db, begun);
      void work(db, begun);
    }
    return one.promise;
  };
}
