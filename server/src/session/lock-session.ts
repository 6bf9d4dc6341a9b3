import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A session by its whole key. */
export type SessionKey = { userId: string; sessionId: string };

/**
 * Locks a session until the end of the transaction. Returns false if it has ended. To avoid
 * deadlocks, a tutor's session is always locked before its impersonation is changed.
 */
export async function lockSession(tx: Transaction<Database>, { userId, sessionId }: SessionKey): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
