import type { Handler } from '../call/handler.ts';
import { loadQuestionsOf } from './load-questions-of.ts';
import { readSetWithAccess } from './set-access.ts';

export const listProblemsetQuestions: Handler<'GET /problemset_questions'> = ({ query }, context) => {
  const id = query.problem_set_id;
  return readSetWithAccess(context, id, (access) => loadQuestionsOf(context, { kind: 'problem_set', id }, access));
};
