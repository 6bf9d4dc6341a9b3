import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lastRestorable } from './kinds.ts';

/** What stands in the place of a name that was taken out. */
const erasedName = 'Deleted user';

/**
 * Takes name, address, code and comments out of every account that was deleted more than 30 days ago; its answer records
 * stay, and are nobody's any more (Q110). Answers how many; done twice at once, each account is counted once.
 */
export async function eraseDeleted(db: Kysely<Database>, now: Date): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update users set username = ${erasedName}, email = '', code = null, password_hash = null, erased_at = ${now}
       where deleted_at <= ${lastRestorable(now)} and erased_at is null returning id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const these = sql`any (${ids}::uuid[])`;
    await sql`update reported_problems set comment = '' where user_id = ${these}`.execute(tx);
    await sql`update assignments set assigned_by_name = ${erasedName} where assigned_by = ${these}`.execute(tx);
    for (const table of ['drafts', 'sessions', 'known_devices', 'jobs', 'password_links'] as const) {
      await sql`delete from ${sql.table(table)} where user_id = ${these}`.execute(tx);
    }
    return ids.length;
  });
}
