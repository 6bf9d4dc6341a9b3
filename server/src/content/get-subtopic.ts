import type { Handler } from '../call/handler.ts';
import { findSubtopic } from './find-in-tree.ts';
import { readerOf } from './reader.ts';

export const getSubtopic: Handler<'GET /subtopics/{id}'> = ({ params }, { db, session }) =>
  findSubtopic(db, readerOf(session), params.id);
