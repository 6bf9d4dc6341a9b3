import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Runs the work in the current transaction if `db` is one, otherwise in a new one. */
export async function inTransaction<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>) {
  return db.isTransaction ? await work(db as Transaction<Database>) : await db.transaction().execute(work);
}
