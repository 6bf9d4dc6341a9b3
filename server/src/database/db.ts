import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** The pool, or a transaction. */
export type Db = Kysely<Database>;

/** A transaction: what is done with it is done together, or not at all. */
export type Tx = Kysely<Database>;

/** Runs the work in the current transaction if `db` is one, otherwise in a new one. */
export async function inTransaction<T>(db: Db, work: (tx: Transaction<Database>) => Promise<T>) {
  return db.isTransaction ? await work(db as Transaction<Database>) : await db.transaction().execute(work);
}
