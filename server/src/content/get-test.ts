import type { Handler } from '../call/handler.ts';
import { findTopic } from './find-in-tree.ts';
import { readerOf } from './reader.ts';

/** Returns one topic of any kind; on the wire, topics are called `tests`. */
export const getTest: Handler<'GET /tests/{id}'> = ({ params }, { db, session }) =>
  findTopic(db, readerOf(session), params.id);
