import type { Handler } from '../call/handler.ts';
import { questionsOf } from './questions-of.ts';

export const listProblemsetQuestions: Handler<'GET /problemset_questions'> = ({ query }, visit) =>
  questionsOf(visit, { kind: 'problem_set', id: query.problem_set_id });
