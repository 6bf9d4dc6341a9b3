import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Returns the content version. It changes with every committed transaction that changed content. */
export async function contentVersion(db: Kysely<Database>): Promise<string> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}
