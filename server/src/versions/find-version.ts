import { createHash } from 'node:crypto';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import type { StoredContent } from './read-content.ts';

/** Returns the content of a version. Throws `notFound`, also for a version that was deleted as one of the oldest. */
export async function findVersion(db: Db, question_id: string, version: number): Promise<StoredContent> {
  const row = await db
    .selectFrom('question_versions')
    .where('question_id', '=', question_id)
    .where('version', '=', version)
    .select('content')
    .executeTakeFirst();
  if (!row) throw notFound('Version');
  return row.content;
}

/** Names a content: two contents have the same stamp only if they are the same. */
export function stampOf(content: StoredContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
