import type { Kysely } from 'kysely';
import { maySee, type Reader } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';

/** Question topics of the SATs or of the ACTs, each with what it takes from its exam. */
export function examQuestionRows(db: Kysely<Database>, reader: Reader, family: 'sat' | 'act') {
  return db
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where('exams.family', '=', family)
    .where(maySee(reader, 'exam_questions', 'exam_questions.id'))
    .select([
      'exam_questions.id',
      'exam_questions.exam_id',
      'exams.family',
      'exam_questions.section',
      'exam_questions.position',
      'exam_questions.title',
      'exam_questions.is_publish',
      'exam_questions.video_explanation',
      'exam_questions.video_mock_explanation',
      'exam_questions.formulas',
      'exams.is_publish as exam_published',
      'exams.title as exam_title',
    ]);
}

export type ExamQuestionRow = Awaited<ReturnType<ReturnType<typeof examQuestionRows>['execute']>>[number];
