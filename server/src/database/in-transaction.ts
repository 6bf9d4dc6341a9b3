import type { Transaction } from 'kysely';
import type { Db } from './db.ts';
import type { Database } from './schema.ts';

/** Runs the work in the current transaction if `db` is one, otherwise in a new one. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction<Database>) => Promise<T>) {
  return db.isTransaction ? await work(db as Transaction<Database>) : await db.transaction().execute(work);
}
