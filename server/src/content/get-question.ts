import type { Handler } from '../call/handler.ts';
import { findQuestion } from './find-question.ts';
import { readerOf } from './reader.ts';

export const getQuestion: Handler<'GET /questions/{id}'> = ({ params }, { db, session }) =>
  findQuestion(db, readerOf(session), params.id);
