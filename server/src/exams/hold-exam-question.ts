import type { Family } from '@fourfold/core/exams/families';
import type { Kysely } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';

/** Locks a living number of an exam: of two who change it at once the second sees what the first has made. */
export async function holdExamQuestion(tx: Kysely<Database>, family: Family, id: string) {
  const held = await tx
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where('exam_questions.id', '=', id)
    .where('exam_questions.deleted_at', 'is', null)
    .where('exams.family', '=', family)
    .select(['exam_questions.title', 'exam_questions.video_explanation', 'exam_questions.video_mock_explanation'])
    .forNoKeyUpdate('exam_questions')
    .executeTakeFirst();
  if (!held) throw notFound('Question topic');
  return held;
}
