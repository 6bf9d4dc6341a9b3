import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { erase } from '../personal-data/erase.ts';
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
    if (ids.length > 0) await erase(tx, ids);
    return ids.length;
  });
}
