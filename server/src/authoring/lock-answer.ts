import { notFound } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { lockQuestion } from './lock-question.ts';

/** A locked answer with all its columns. */
export type LockedAnswer = Awaited<ReturnType<typeof lockAnswer>>['answer'];

/**
 * Returns an answer and locks its question, because a change of one answer can change the list of
 * answers. Throws `notFound` if there is none.
 */
export async function lockAnswer(tx: Tx, id: string) {
  const row = await tx.selectFrom('answers').where('id', '=', id).select('question_id').executeTakeFirst();
  if (!row) throw notFound('Answer');
  const question = await lockQuestion(tx, row.question_id);
  const answer = await tx.selectFrom('answers').where('id', '=', id).selectAll().executeTakeFirst();
  if (!answer) throw notFound('Answer');
  return { question, answer };
}
