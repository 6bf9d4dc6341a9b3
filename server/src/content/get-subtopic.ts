import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentSubtopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { subtopicRows } from './topic-rows.ts';

export const getSubtopic: Handler<'GET /subtopics/{id}'> = async ({ params }, { db, session }) => {
  const row = await subtopicRows(db, readerOf(session)).where('subtopics.id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('Sub-topic');
  return presentSubtopic(row);
};
