import type { Question } from '@fourfold/core/contract/content';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { canSee, type Reader } from './reader.ts';

/** Returns one question with its key. Throws `notFound` if the reader may not see it. */
export async function findQuestion(db: Db, reader: Reader, id: string): Promise<Question> {
  const row = await questionRows(db, reader, canSee(reader, 'questions', 'questions.id'))
    .where('questions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Question');
  return presentQuestion(row);
}
