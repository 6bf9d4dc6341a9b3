import type { Handler } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { findExamQuestion } from './find-exam-question.ts';

export const getSatQuestion: Handler<'GET /sat_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'sat', id: params.id });

export const getActQuestion: Handler<'GET /act_questions/{id}'> = ({ params }, { db, session }) =>
  findExamQuestion(db, readerOf(session), { family: 'act', id: params.id });
