import type { Db } from '../database/db.ts';

/** Stores when a user was last active: a row of its own, because the session is deleted at log-out. */
export async function recordActivity(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('user_activity')
    .values({ user_id: userId, last_active_at: now })
    .onConflict((own) => own.column('user_id').doUpdateSet({ last_active_at: now }))
    .execute();
}
