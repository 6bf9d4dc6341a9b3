import type { GrantedTime } from '@fourfold/core/contract/granted-time';
import { type GrantedTerms, isGrantedOn } from '@fourfold/core/test-entries/granted-time';
import { sql } from 'kysely';
import { dayIn } from '../call/start-of-day.ts';
import type { Db } from '../database/db.ts';

/** The zone in which a day ends last: until then, what is granted until that day counts. */
const lastZone = 'Etc/GMT+12';

/** What is granted to a student, whether it still counts or not; null for nothing. */
export async function readGrantedTime(db: Db, user_id: string, now: Date): Promise<GrantedTime | null> {
  const { rows } = await sql<GrantedRow>`
    select g.time_factor::float8 as time_factor, g.time_minutes, g.break_factor::float8 as break_factor,
           g.break_minutes, g.until::text as until, g.granted_at, g.granted_by, u.username
      from granted_time g left join users u on u.id = g.granted_by
     where g.user_id = ${user_id}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { granted_by: id, username, granted_at, ...terms } = row;
  return {
    ...terms,
    granted_by: id !== null && username !== null ? { id, username } : null,
    granted_at: granted_at.toISOString(),
    counts: isGrantedOn(dayIn(now, lastZone), terms),
  };
}

type GrantedRow = Omit<GrantedTime, 'granted_by' | 'granted_at' | 'counts'> & {
  granted_by: string | null;
  username: string | null;
  granted_at: Date;
};

/** The terms that count now; null without any. */
export async function readValidTerms(db: Db, user_id: string, now: Date): Promise<GrantedTerms | null> {
  const granted = await readGrantedTime(db, user_id, now);
  return granted?.counts ? granted : null;
}

/**
 * Waits for a change of what is granted to a student, and keeps others from changing it until the transaction ends: a
 * section that begins has either the terms of before the change or is extended by it. `exclusive`: for the change itself.
 */
export async function lockGrantedTime(db: Db, user_id: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended(${`granted_time ${user_id}`}, 0)`;
  if (mode === 'shared') await sql`select pg_advisory_xact_lock_shared(${key})`.execute(db);
  else await sql`select pg_advisory_xact_lock(${key})`.execute(db);
}
