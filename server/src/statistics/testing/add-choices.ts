import type { Kysely } from 'kysely';
import { newId } from '../../call/new-id.ts';
import type { Database } from '../../database/schema.ts';
import { paragraph } from '../../testing/content.ts';

/** Adds wrong choices to a question, after its two choices. Returns their ids. */
export async function addChoices(db: Kysely<Database>, question_id: string, more: number): Promise<string[]> {
  const ids = Array.from({ length: more }, newId);
  const answer = JSON.stringify(paragraph('wrong'));
  const rows = ids.map((id, at) => ({ id, question_id, position: at + 2, answer }));
  await db.insertInto('answers').values(rows).execute();
  return ids;
}
