import type { Handler } from '../call/handler.ts';
import { readerOf } from './reader.ts';
import { findSet } from './sets-of.ts';

export const getProblemSet: Handler<'GET /problem_sets/{id}'> = ({ params }, { db, session }) =>
  findSet(db, readerOf(session), params.id);
