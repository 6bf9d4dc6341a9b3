import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many statements of this database wait for a lock just now. */
export async function waitingForLocks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
