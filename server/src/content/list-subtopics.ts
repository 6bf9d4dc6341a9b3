import type { Handler } from '../call/handler.ts';
import { presentSubtopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { subtopicRows } from './topic-rows.ts';

export const listSubtopics: Handler<'GET /subtopics'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const rows = await subtopicRows(db, reader).where('subtopics.topic_id', '=', query.test_id).execute();
  if (rows.length === 0) await requireParent(db, reader, 'topics', query.test_id);
  return { data: rows.map(presentSubtopic) };
};
