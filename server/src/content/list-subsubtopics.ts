import type { Handler } from '../call/handler.ts';
import { presentSubsubtopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { subsubtopicRows } from './topic-rows.ts';

export const listSubsubtopics: Handler<'GET /subsubtopics'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const rows = await subsubtopicRows(db, reader).where('subsubtopics.subtopic_id', '=', query.subtopic_id).execute();
  if (rows.length === 0) await requireParent(db, reader, 'subtopics', query.subtopic_id);
  return { data: rows.map(presentSubsubtopic) };
};
