import { problemSetReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Whether the student has mastered the set since its last reset. */
export async function hasMastered(db: Db, user_id: string, problemset: string): Promise<boolean> {
  const { rows } = await sql`
    select from practice_progress
     where user_id = ${user_id} and reference_type = ${problemSetReference} and reference_id = ${problemset}
       and (state ->> 'mastered')::boolean
  `.execute(db);
  return rows.length > 0;
}
