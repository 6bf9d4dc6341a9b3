import { sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import { listRowsOf } from '../content/content-list.ts';
import type { Tx } from '../database/db.ts';
import type { QuestionList } from './question-list.ts';

/**
 * Throws a Refusal unless the target is another living question of the same list. A link to itself
 * would be an endless loop for the student.
 */
export async function requireSiblingQuestion(
  tx: Tx,
  { id, list }: { id: string; list: QuestionList },
  { field, target }: { field: string; target: string },
): Promise<void> {
  if (target === id) throw new Refusal('invalid_field', { field, problem: 'a question cannot lead to itself' });
  const { rows } = await sql`select from questions where id = ${target} and ${listRowsOf(list).condition}`.execute(tx);
  if (rows.length === 0) throw new Refusal('missing_target', { field, what: 'question in this place' });
}

/** Throws a Refusal that names the field if the problem set does not exist or is in the bin. */
export async function requireLivingSet(tx: Tx, field: string, id: string): Promise<void> {
  const { rows } = await sql`select from living_problem_sets where id = ${id}`.execute(tx);
  if (rows.length === 0) throw new Refusal('missing_target', { field, what: 'problem set' });
}
