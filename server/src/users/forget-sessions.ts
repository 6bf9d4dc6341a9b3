import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * What is open of an account that is, or was, shut out does not open again with it: also not what a log-in opened while
 * it was being shut out. A tutor's look at this account is the tutor's.
 */
export async function forgetSessions(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('parent_id', 'is', null).execute();
}
