import type { Handler } from '../call/handler.ts';
import { findSet } from './load-sets.ts';
import { readerOf } from './reader.ts';
import { readSetWithAccess } from './set-access.ts';

export const getProblemSet: Handler<'GET /problem_sets/{id}'> = ({ params: { id } }, context) =>
  readSetWithAccess(context, id, (access) => findSet(context.db, readerOf(context.session), id, access));
