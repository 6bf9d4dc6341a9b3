import type { Db } from '../database/db.ts';

/** Returns the content version. It changes with every committed transaction that changed content. */
export async function contentVersion(db: Db): Promise<string> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}
