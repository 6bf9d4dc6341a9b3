import { letterKinds } from '@fourfold/core/contract/dead-letters';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Counts of letters in the database, for all processes. */
export type LetterCounts = {
  waiting: number;
  /** Seconds since the oldest waiting letter was made; 0 if there is none. */
  oldest: number;
  /** Letters that were given up and not yet retried or discarded by a super admin. */
  dead: number;
};

/** Counts the letters in the database, for the metrics. */
export async function countLetters(db: Db): Promise<LetterCounts> {
  const { rows } = await sql<LetterCounts>`
    select (count(*) filter (where failed_at is null))::int as waiting,
           (count(*) filter (where failed_at is not null))::int as dead,
           coalesce(extract(epoch from now() - min(made_at) filter (where failed_at is null)), 0)::float8 as oldest
      from jobs where kind = any (${[...letterKinds]}::text[])`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: 0, dead: 0 };
}
