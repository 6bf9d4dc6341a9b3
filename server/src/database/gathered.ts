import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Asked for in one statement at most: as many as PostgreSQL takes an array for that it does not know yet. */
const most = 10;

/**
 * An array of what a statement asks for, at its full length. PostgreSQL keeps a plan only if it is no worse than one
 * for the array at hand, and would plan each shorter array anew, which takes longer than to look up what it names.
 */
export function padded<Value>(values: readonly Value[]): (Value | null)[] {
  return Array.from({ length: most }, (_, at) => values[at] ?? null);
}

type Waiting<Asked, Found> = PromiseWithResolvers<Found> & { asked: Asked };

/**
 * One statement for all who ask the same of a database at the same time. Whoever asks while a statement is under way
 * waits for its end, and is then asked for together with all who came meanwhile: where nobody waits nothing changes, and
 * the more there is to do, the less each costs. No answer is older than its question. For what takes no lock, since all
 * wait for the slowest. `ask` answers in the order of what it was asked; what it throws, everybody in it hears.
 */
export function gathered<Asked, Found>(
  ask: (db: Kysely<Database>, all: readonly Asked[]) => Promise<readonly Found[]>,
): (db: Kysely<Database>, asked: Asked) => Promise<Found> {
  /** Who waits, by database; a database that is not here has no statement under way. */
  const queues = new WeakMap<Kysely<Database>, Waiting<Asked, Found>[]>();

  async function work(db: Kysely<Database>, queue: Waiting<Asked, Found>[]): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0, most);
      try {
        const found = await ask(
          db,
          together.map(({ asked }) => asked),
        );
        // As many as were asked for.
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
