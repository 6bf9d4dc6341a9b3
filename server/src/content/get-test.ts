import type { Handler } from '../call/handler.ts';
import { findTopic } from './find-in-tree.ts';
import { readerOf } from './reader.ts';

/** One topic of any kind; `tests` is the name the calls have for topics. */
export const getTest: Handler<'GET /tests/{id}'> = ({ params }, { db, session }) =>
  findTopic(db, readerOf(session), params.id);
