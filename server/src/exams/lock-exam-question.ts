import type { Family } from '@fourfold/core/exams/families';
import { notFound } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';

/**
 * Locks a question topic of an exam that is not deleted, so that a concurrent change sees the first
 * one. Throws "not found" if there is none.
 */
export async function lockExamQuestion(tx: Tx, family: Family, id: string) {
  const examQuestion = await tx
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where('exam_questions.id', '=', id)
    .where('exam_questions.deleted_at', 'is', null)
    .where('exams.family', '=', family)
    .select(['exam_questions.title', 'exam_questions.video_explanation', 'exam_questions.video_mock_explanation'])
    .forNoKeyUpdate('exam_questions')
    .executeTakeFirst();
  if (!examQuestion) throw notFound('Question topic');
  return examQuestion;
}
