import type { Handler } from '../call/handler.ts';
import { questionsOf } from './questions-of.ts';
import { readerOf } from './reader.ts';

export const listProblemsetQuestions: Handler<'GET /problemset_questions'> = ({ query }, { db, session }) =>
  questionsOf(db, readerOf(session), { kind: 'problem_set', id: query.problem_set_id });
