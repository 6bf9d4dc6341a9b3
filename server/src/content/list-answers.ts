import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { findQuestion } from './find-question.ts';
import { readerOf } from './reader.ts';

/** The answers of a question, by position. */
export const listAnswers: Handler<'GET /answers'> = async ({ query }, { db, session }) => {
  const question = await findQuestion(db, readerOf(session), query.question_id);
  if (query.problemSet_id && question.problem_set_id !== query.problemSet_id) throw notFound('Question');
  return { data: question.answers };
};
