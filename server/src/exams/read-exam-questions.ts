import type { ExamQuestion } from '@fourfold/core/contract/content';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { richText } from '../content/present-question.ts';
import { type Reader, readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { type ExamQuestionRow, examQuestionRows } from './exam-question-rows.ts';
import { requireExam } from './read-exams.ts';

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
  const sections = paperSections(family).map(({ type }) => type);
  let rows = examQuestionRows(db, reader, family)
    .orderBy('exams.position')
    .orderBy('exams.id')
    .orderBy(sql`array_position(${sql.val(sections)}::text[], exam_questions.section)`)
    .orderBy('exam_questions.position');
  if (examId !== undefined) rows = rows.where('exam_questions.exam_id', '=', examId);
  return { data: (await rows.execute()).map(presentExamQuestion) };
}

export const getSatQuestion: Handler<'GET /sat_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'sat', id: params.id });

export const getActQuestion: Handler<'GET /act_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'act', id: params.id });

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

/** Question topics by their ids, in this order. */
export async function findExamQuestions(
  db: Db,
  reader: Reader,
  { family, ids }: { family: Family; ids: readonly string[] },
): Promise<ExamQuestion[]> {
  const rows = await examQuestionRows(db, reader, family)
    .where(sql<boolean>`exam_questions.id = any (${[...ids]}::uuid[])`)
    .orderBy(sql`array_position(${[...ids]}::uuid[], exam_questions.id)`)
    .execute();
  return rows.map(presentExamQuestion);
}

/** Converts a row to the contract's question topic. A question number may have no topic. */
function presentExamQuestion(row: ExamQuestionRow): ExamQuestion {
  return {
    id: row.id,
    _id: row.id,
    sat_id: row.family === 'sat' ? row.exam_id : null,
    act_id: row.family === 'act' ? row.exam_id : null,
    type: row.section,
    position: row.position,
    title: row.title,
    // A number without a topic is inactive (Q47).
    topic: row.title === null ? null : { title: row.title },
    isPublish: row.is_publish,
    topic_published: row.exam_published,
    exam_title: row.exam_title,
    video_explanation: richText(row.video_explanation),
    video_mock_explanation: richText(row.video_mock_explanation),
    formulas: row.formulas,
    question_count: row.question_count,
    set_count: row.set_count,
    same_topic: row.same_topic,
  };
}
