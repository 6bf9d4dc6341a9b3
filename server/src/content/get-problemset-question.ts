import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { findQuestion } from './find-question.ts';
import { readerOf } from './reader.ts';

/** Returns a question, but only if it belongs to a problem set (Q95). */
export const getProblemsetQuestion: Handler<'GET /problemset_questions/{id}'> = async ({ params }, { db, session }) => {
  const question = await findQuestion(db, readerOf(session), params.id);
  if (!question.problem_set_id) throw notFound('Question');
  return question;
};
