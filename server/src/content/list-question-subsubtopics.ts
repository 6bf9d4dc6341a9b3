import type { Handler } from '../call/handler.ts';
import { questionsOf } from './questions-of.ts';

/** A third path to the one store of questions (Q95). */
export const listQuestionSubsubtopics: Handler<'GET /question_subsubtopics'> = ({ query }, visit) =>
  questionsOf(visit, { kind: 'subsubtopic', id: query.subsubtopic_id });
