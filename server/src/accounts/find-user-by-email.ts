import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The account of an email, in any case, if it is not deleted. Undefined if there is none. */
export async function findUserByEmail(db: Db, email: string) {
  return await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
