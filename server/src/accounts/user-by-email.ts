import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The living account of an email, however it is capitalised. */
export async function userByEmail(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
