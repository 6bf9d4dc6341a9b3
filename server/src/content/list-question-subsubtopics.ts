import type { Handler } from '../call/handler.ts';
import { loadQuestionsOf } from './load-questions-of.ts';

/** Returns the questions of a sub-sub-topic; a second path for `GET /questions` (Q95). */
export const listQuestionSubsubtopics: Handler<'GET /question_subsubtopics'> = ({ query }, context) =>
  loadQuestionsOf(context, { kind: 'subsubtopic', id: query.subsubtopic_id });
