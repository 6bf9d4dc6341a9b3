import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Kysely } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { examQuestionRows } from './exam-question-rows.ts';
import { presentExamQuestion } from './present-exam-question.ts';
import { type Reader, readerOf } from './reader.ts';

export const getSatQuestion: Handler<'GET /sat_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'sat', id: params.id });

export const getActQuestion: Handler<'GET /act_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'act', id: params.id });

async function findExamQuestion(
  db: Kysely<Database>,
  reader: Reader,
  { family, id }: { family: 'sat' | 'act'; id: string },
): Promise<ExamQuestion> {
  const row = await examQuestionRows(db, reader)
    .where('exams.family', '=', family)
    .where('exam_questions.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Question topic');
  return presentExamQuestion(row);
}
