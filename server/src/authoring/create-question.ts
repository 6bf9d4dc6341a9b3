import type { Question } from '@fourfold/core/contract/content';
import type { Context, Handler, Session } from '../call/handler.ts';
import { createQuestions, type NewQuestion } from './create-questions.ts';
import { type Place, placeOf, plainPlace } from './question-place.ts';

// Three paths for the same records (Q95); they differ only in how the body names the parent.

export const createQuestion: Handler<'POST /questions'> = ({ body }, visit) => one(placeOf(body), body, visit);

export const createSubsubtopicQuestion: Handler<'POST /question_subsubtopics'> = ({ body }, visit) =>
  one(plainPlace('subsubtopic', body.subsubtopic_id), body, visit);

export const createProblemsetQuestion: Handler<'POST /problemset_questions'> = ({ body }, visit) =>
  one(plainPlace('problem_set', body.problem_set_id), body, visit);

export const createSeveral: Handler<'POST /questions/create_multiple'> = async ({ body }, visit) => ({
  data: await createQuestions(placeOf(body), body.questions, visit),
});

export const createSeveralInSubsubtopic: Handler<'POST /question_subsubtopics/create_multiple'> = async (
  { body },
  visit,
) => ({ data: await createQuestions(plainPlace('subsubtopic', body.subsubtopic_id), body.questions, visit) });

export const createSeveralInProblemset: Handler<'POST /problemset_questions/create_multiple'> = async (
  { body },
  visit,
) => ({ data: await createQuestions(plainPlace('problem_set', body.problem_set_id), body.questions, visit) });

async function one(place: Place, body: NewQuestion, visit: Context & { session: Session }): Promise<Question> {
  const [created] = await createQuestions(place, [body], visit);
  if (!created) throw new Error('a question was created and not read');
  return created;
}
