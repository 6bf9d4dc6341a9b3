import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentProblemSet } from './present-problem-set.ts';
import { problemSetRows } from './problem-set-rows.ts';
import { readerOf } from './reader.ts';

export const getProblemSet: Handler<'GET /problem_sets/{id}'> = async ({ params }, { db, session }) => {
  const row = await problemSetRows(db, readerOf(session)).where('problem_sets.id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('Problem set');
  return presentProblemSet(row);
};
