import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** In one transaction: the one that is under way, where there is one. */
export async function inTransaction<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>) {
  return db.isTransaction ? await work(db as Transaction<Database>) : await db.transaction().execute(work);
}
