import type { Handler } from '../call/handler.ts';
import { findSubsubtopic } from './find-in-tree.ts';
import { readerOf } from './reader.ts';

export const getSubsubtopic: Handler<'GET /subsubtopics/{id}'> = ({ params }, { db, session }) =>
  findSubsubtopic(db, readerOf(session), params.id);
