import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentTopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { topicRows } from './topic-rows.ts';

/** One topic of any kind; `tests` is the name the calls have for topics. */
export const getTest: Handler<'GET /tests/{id}'> = async ({ params }, { db, session }) => {
  const row = await topicRows(db, readerOf(session)).where('topics.id', '=', params.id).executeTakeFirst();
  if (!row) throw notFound('Topic');
  return presentTopic(row);
};
