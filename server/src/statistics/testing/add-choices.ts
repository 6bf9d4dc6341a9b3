import { newId } from '../../call/new-id.ts';
import type { Db } from '../../database/db.ts';
import { paragraph } from '../../testing/content.ts';
import { withRevisions } from '../../testing/revision-guard.ts';

/** Adds wrong choices to a question, after its two choices. Returns their ids. */
export async function addChoices(db: Db, question_id: string, more: number): Promise<string[]> {
  const ids = Array.from({ length: more }, newId);
  const answer = JSON.stringify(paragraph('wrong'));
  const rows = ids.map((id, at) => ({ id, question_id, position: at + 2, answer }));
  await withRevisions(db, (tx) => tx.insertInto('answers').values(rows).execute());
  return ids;
}
