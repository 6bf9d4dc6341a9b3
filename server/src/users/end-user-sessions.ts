import type { Tx } from '../database/db.ts';

/**
 * Ends a user's own sessions, including one that a concurrent log-in opens while the account is
 * deleted or deactivated. A tutor's impersonation of this user belongs to the tutor and stays.
 */
export async function endUserSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('parent_id', 'is', null).execute();
}
