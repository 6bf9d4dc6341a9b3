import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { erase } from '../personal-data/erase.ts';
import { announceUsers, endSessions } from '../session/end-sessions.ts';
import type { SessionKey } from '../session/lock-session.ts';
import { lastRestorable } from './user-kinds.ts';

/**
 * Erases every account that was deleted more than 30 days ago, as `personal-data/registry.ts`
 * defines. Its answer records stay, without a link to a person (Q110). Returns the number of
 * accounts; concurrent calls count each account once.
 */
export async function eraseDeleted(db: Db, now: Date): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update users set erased_at = ${now}
       where deleted_at <= ${lastRestorable(now)} and erased_at is null returning id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await endSessions(tx, await sessionsOf(tx, ids));
    await erase(tx, ids);
    await announceUsers(tx, ids);
    return ids.length;
  });
}

/** Sessions of these accounts, and impersonations by them. */
async function sessionsOf(tx: Tx, ids: readonly string[]): Promise<SessionKey[]> {
  const { rows } = await sql<SessionKey>`
    select user_id as "userId", id as "sessionId" from sessions
     where user_id = any (${ids}::uuid[]) or tutor_id = any (${ids}::uuid[])`.execute(tx);
  return rows;
}
