import { sql } from 'kysely';
import { canSee, type Reader } from '../content/reader.ts';
import { hasVisibleQuestions, visibleQuestionCount } from '../content/visible-questions.ts';
import type { Db } from '../database/db.ts';
import { topicsWithSameTitle } from './topics-with-same-title.ts';

/** Question topics of all SATs or all ACTs, each with the fields of its exam that it needs. */
export function examQuestionRows(db: Db, reader: Reader, family: 'sat' | 'act') {
  return db
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .leftJoin(topicsWithSameTitle, (on) => on.on(sql<boolean>`same.name = lower(exam_questions.title)`))
    .where('exams.family', '=', family)
    .where(canSee(reader, 'exam_questions', 'exam_questions.id'))
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
      'same.branch as same_topic',
      visibleQuestionCount(sql.lit(`${family}_question`), 'exam_questions.id').as('question_count'),
      countVisibleSets(`${family}_question`).as('set_count'),
    ]);
}

/** SQL expression: the number of published sets of a question topic that have questions visible to students. */
function countVisibleSets(kind: string) {
  return sql<number>`(
    select count(*)::int from problem_set_places place join problem_sets on problem_sets.id = place.problem_set_id
     where place.parent_kind = ${sql.lit(kind)} and place.parent_id = exam_questions.id
       and problem_sets.is_publish and problem_sets.deleted_at is null and ${hasVisibleQuestions('problem_sets.id')})`;
}

export type ExamQuestionRow = Awaited<ReturnType<ReturnType<typeof examQuestionRows>['execute']>>[number];
