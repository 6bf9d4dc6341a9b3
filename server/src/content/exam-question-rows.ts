import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { maySee, type Reader } from './reader.ts';

/** Question topics of SATs and ACTs, each with what it takes from its exam. */
export function examQuestionRows(db: Kysely<Database>, reader: Reader) {
  return db
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where(maySee(reader, 'exam_questions', 'exam_questions.id'))
    .select([
      'exam_questions.id',
      'exam_questions.exam_id',
      'exams.family',
      'exam_questions.section',
      'exam_questions.position',
      'exam_questions.title',
      'exam_questions.is_publish',
      'exams.is_publish as exam_published',
    ]);
}

export type ExamQuestionRow = Awaited<ReturnType<ReturnType<typeof examQuestionRows>['execute']>>[number];
