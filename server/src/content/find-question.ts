import type { Question } from '@fourfold/core/contract/content';
import type { Kysely } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { presentQuestion } from './present-question.ts';
import { questionRows } from './question-rows.ts';
import { canSee, type Reader } from './reader.ts';

/** Returns one question with its key. Throws `notFound` if the reader may not see it. */
export async function findQuestion(db: Kysely<Database>, reader: Reader, id: string): Promise<Question> {
  const row = await questionRows(db, reader, canSee(reader, 'questions', 'questions.id'))
    .where('questions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Question');
  return presentQuestion(row);
}
