import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { listAnswers } from './list-answers.ts';

/** Returns the answers of a question, but only if it belongs to a problem set (Q95). */
export const listProblemsetAnswers: Handler<'GET /problemset_answers'> = async (input, context) => {
  const { data } = await listAnswers(input, context);
  if (data.some((answer) => answer.problemSet_id === null)) throw notFound('Question');
  return { data };
};
