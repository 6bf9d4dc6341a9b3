import type { Handler } from '../call/handler.ts';
import { reachSet } from './assigned-set.ts';
import { questionsOf } from './questions-of.ts';

export const listProblemsetQuestions: Handler<'GET /problemset_questions'> = ({ query }, visit) => {
  const id = query.problem_set_id;
  return reachSet(visit, id, (reach) => questionsOf(visit, { kind: 'problem_set', id }, reach));
};
