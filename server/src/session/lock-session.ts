import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Holds a session for this transaction; false when it has ended. A tutor's session is held before the look below it
 * is touched, by everyone and in this order, so that none of them waits for another in a ring.
 */
export async function lockSession(tx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}
