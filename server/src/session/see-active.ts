import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** When a person was last here, kept with the account: the session itself goes with log-out. */
export async function seeActive(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}
