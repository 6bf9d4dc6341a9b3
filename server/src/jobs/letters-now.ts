import { letterKinds } from '@fourfold/core/contract/dead-letters';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How the letters of a database stand, those of every process. */
export type LettersNow = {
  waiting: number;
  /** Seconds that the oldest of them has waited; 0 without one. */
  oldest: number;
  /** Given up, until a super admin tries them again or discards them. */
  dead: number;
};

export async function lettersNow(db: Kysely<Database>): Promise<LettersNow> {
  const { rows } = await sql<LettersNow>`
    select (count(*) filter (where failed_at is null))::int as waiting,
           (count(*) filter (where failed_at is not null))::int as dead,
           coalesce(extract(epoch from now() - min(made_at) filter (where failed_at is null)), 0)::float8 as oldest
      from jobs where kind = any (${[...letterKinds]}::text[])`.execute(db);
  return rows[0] ?? { waiting: 0, oldest: 0, dead: 0 };
}
