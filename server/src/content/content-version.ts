import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Another one after each transaction that changed content, whoever made it. */
export async function contentVersion(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}
