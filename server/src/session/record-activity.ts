import type { Db } from '../database/db.ts';

/** Stores when a user was last active. It is stored with the account, because the session is deleted at log-out. */
export async function recordActivity(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}
