import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The titles of skills by their codes. */
export async function skillTitles(db: Db, codes: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; title: string }>`
    select code, title from skills where code = any (${[...new Set(codes)]}::text[])
  `.execute(db);
  return new Map(rows.map(({ code, title }) => [code, title]));
}
