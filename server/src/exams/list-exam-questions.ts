import { examFamilies } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { examQuestionRows } from './exam-question-rows.ts';
import { presentExamQuestion } from './present-exam-question.ts';
import { requireExam } from './require-exam.ts';

export const listSatQuestions: Handler<'GET /sat_questions'> = ({ query }, context) =>
  listExamQuestions('sat', query.sat_id, context);

export const listActQuestions: Handler<'GET /act_questions'> = ({ query }, context) =>
  listExamQuestions('act', query.act_id, context);

/** Question topics of one exam, or of all that the caller may see. Ordered by section as shown, then by position. */
async function listExamQuestions(
  family: 'sat' | 'act',
  examId: string | undefined,
  { db, session }: Context & { session: Session },
) {
  const reader = readerOf(session);
  if (examId !== undefined) await requireExam(db, reader, { family, id: examId });
  const sections = examFamilies[family].sections.map(({ type }) => type);
  let rows = examQuestionRows(db, reader, family)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .orderBy(sql`array_position(${sql.val(sections)}::text[], exam_questions.section)`)
    .orderBy('exam_questions.position');
  if (examId !== undefined) rows = rows.where('exam_questions.exam_id', '=', examId);
  return { data: (await rows.execute()).map(presentExamQuestion) };
}
