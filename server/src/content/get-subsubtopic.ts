import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentSubsubtopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { subsubtopicRows } from './topic-rows.ts';

export const getSubsubtopic: Handler<'GET /subsubtopics/{id}'> = async ({ params }, { db, session }) => {
  const row = await subsubtopicRows(db, readerOf(session)).where('subsubtopics.id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('Sub-sub-topic');
  return presentSubsubtopic(row);
};
