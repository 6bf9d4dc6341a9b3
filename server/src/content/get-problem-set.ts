import type { Handler } from '../call/handler.ts';
import { reachSet } from './assigned-set.ts';
import { readerOf } from './reader.ts';
import { findSet } from './sets-of.ts';

export const getProblemSet: Handler<'GET /problem_sets/{id}'> = ({ params: { id } }, visit) =>
  reachSet(visit, id, (reach) => findSet(visit.db, readerOf(visit.session), id, reach));
