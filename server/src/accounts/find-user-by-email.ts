import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The account of an email, in any case, if it is not deleted. Undefined if there is none. */
export async function findUserByEmail(db: Kysely<Database>, email: string) {
  return await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
