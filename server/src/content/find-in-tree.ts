import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { presentSubsubtopic, presentSubtopic, presentTopic } from './present-topic.ts';
import type { Reader } from './reader.ts';
import { subsubtopicRows, subtopicRows, topicRows } from './topic-rows.ts';

/** Returns a topic of any kind with what the reader may see of it. */
export async function findTopic(db: Db, reader: Reader, id: string): Promise<Topic> {
  const row = await topicRows(db, reader).where('topics.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Topic');
  return presentTopic(row);
}

/** Throws `notFound` if the reader may not see the sub-topic. */
export async function findSubtopic(db: Db, reader: Reader, id: string): Promise<Subtopic> {
  const row = await subtopicRows(db, reader).where('subtopics.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Sub-topic');
  return presentSubtopic(row);
}

/** Throws `notFound` if the reader may not see the sub-sub-topic. */
export async function findSubsubtopic(db: Db, reader: Reader, id: string): Promise<Subsubtopic> {
  const row = await subsubtopicRows(db, reader).where('subsubtopics.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Sub-sub-topic');
  return presentSubsubtopic(row);
}
