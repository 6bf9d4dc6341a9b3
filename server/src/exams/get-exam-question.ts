import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Context, Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { type Reader, readerOf } from '../content/reader.ts';
import { examQuestionRows } from './exam-question-rows.ts';
import { presentExamQuestion } from './present-exam-question.ts';

export const getSatQuestion: Handler<'GET /sat_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'sat', id: params.id });

export const getActQuestion: Handler<'GET /act_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'act', id: params.id });

async function findExamQuestion(
  db: Context['db'],
  reader: Reader,
  { family, id }: { family: 'sat' | 'act'; id: string },
): Promise<ExamQuestion> {
  const row = await examQuestionRows(db, reader, family).where('exam_questions.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Question topic');
  return presentExamQuestion(row);
}
