import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Locks a session until the end of the transaction. Returns false if it has ended. To avoid
 * deadlocks, a tutor's session is always locked before its impersonation is changed.
 */
export async function lockSession(tx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}
