import type { Db } from '../../src/database/db.ts';
import { stampOf } from '../../src/versions/find-version.ts';
import { readPresentContent } from '../../src/versions/read-content.ts';

/** Stores a version of a question that has another rank. Returns the stamp of what the question says now. */
export async function addVersion(db: Db, question_id: string): Promise<string> {
  const { content } = await readPresentContent(db, question_id);
  const at = { began_at: new Date(0), made_at: new Date(0) };
  await db
    .insertInto('question_versions')
    .values({ question_id, version: 1, content: JSON.stringify({ ...content, rank: 3 }), ...at })
    .execute();
  return stampOf(content);
}
