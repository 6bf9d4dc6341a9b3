import type { Question } from '@fourfold/core/contract/content';
import type { Context, Handler, Session } from '../call/handler.ts';
import { createQuestions, type NewQuestion } from './create-questions.ts';
import { listOfParent, type QuestionList, questionListOf } from './question-list.ts';

// Three paths for the same records (Q95); they differ only in how the body names the parent.

export const createQuestion: Handler<'POST /questions'> = ({ body }, context) =>
  createOne(questionListOf(body), body, context);

export const createSubsubtopicQuestion: Handler<'POST /question_subsubtopics'> = ({ body }, context) =>
  createOne(listOfParent('subsubtopic', body.subsubtopic_id), body, context);

export const createProblemsetQuestion: Handler<'POST /problemset_questions'> = ({ body }, context) =>
  createOne(listOfParent('problem_set', body.problem_set_id), body, context);

export const createSeveralQuestions: Handler<'POST /questions/create_multiple'> = async ({ body }, context) => ({
  data: await createQuestions(questionListOf(body), body.questions, context),
});

export const createSeveralInSubsubtopic: Handler<'POST /question_subsubtopics/create_multiple'> = async (
  { body },
  context,
) => ({ data: await createQuestions(listOfParent('subsubtopic', body.subsubtopic_id), body.questions, context) });

export const createSeveralInProblemset: Handler<'POST /problemset_questions/create_multiple'> = async (
  { body },
  context,
) => ({ data: await createQuestions(listOfParent('problem_set', body.problem_set_id), body.questions, context) });

async function createOne(
  list: QuestionList,
  body: NewQuestion,
  context: Context & { session: Session },
): Promise<Question> {
  const [created] = await createQuestions(list, [body], context);
  if (!created) throw new Error('a question was created and not read');
  return created;
}
