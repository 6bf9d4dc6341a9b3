import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Family } from '@fourfold/core/exams/families';
import { notFound } from '../call/refusal.ts';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { examQuestionRows } from './exam-question-rows.ts';
import { presentExamQuestion } from './present-exam-question.ts';

/** One question topic of an exam as the reader may see it. Throws "not found" if they may not. */
export async function findExamQuestion(
  db: Db,
  reader: Reader,
  { family, id }: { family: Family; id: string },
): Promise<ExamQuestion> {
  const row = await examQuestionRows(db, reader, family).where('exam_questions.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Question topic');
  return presentExamQuestion(row);
}
