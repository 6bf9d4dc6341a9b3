import type { Handler } from '../call/handler.ts';
import { questionsOf } from './questions-of.ts';

/** Returns the questions of a sub-sub-topic; a second path for `GET /questions` (Q95). */
export const listQuestionSubsubtopics: Handler<'GET /question_subsubtopics'> = ({ query }, visit) =>
  questionsOf(visit, { kind: 'subsubtopic', id: query.subsubtopic_id });
