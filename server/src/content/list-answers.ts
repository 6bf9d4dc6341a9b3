import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { findQuestion } from './find-question.ts';
import { readerOf } from './reader.ts';

/** Returns the answers of a question by position, with an optional check of its problem set. */
export const listAnswers: Handler<'GET /answers'> = async ({ query }, { db, session }) => {
  const question = await findQuestion(db, readerOf(session), query.question_id);
  if (query.problemSet_id && question.problem_set_id !== query.problemSet_id) throw notFound('Question');
  return { data: question.answers };
};
