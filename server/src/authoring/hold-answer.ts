import type { Kysely } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { holdQuestion } from './hold-question.ts';

/** A locked answer with all its columns. */
export type HeldAnswer = Awaited<ReturnType<typeof holdAnswer>>['answer'];

/**
 * Returns an answer and locks its question, because a change of one answer can change the list of
 * answers. Throws `notFound` if there is none.
 */
export async function holdAnswer(tx: Kysely<Database>, id: string) {
  const found = await tx.selectFrom('answers').where('id', '=', id).select('question_id').executeTakeFirst();
  if (!found) throw notFound('Answer');
  const question = await holdQuestion(tx, found.question_id);
  const answer = await tx.selectFrom('answers').where('id', '=', id).selectAll().executeTakeFirst();
  if (!answer) throw notFound('Answer');
  return { question, answer };
}
