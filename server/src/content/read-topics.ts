import type { TopicKind, TopicListCall } from '@fourfold/core/topics/topic-kinds';
import type { Handler } from '../call/handler.ts';
import { findSubsubtopic, findSubtopic, findTopic } from './find-in-tree.ts';
import { loadRowPractice } from './load-row-practice.ts';
import { presentSubsubtopic, presentSubtopic, presentTopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { requireParent } from './require-parent.ts';
import { subsubtopicRows, subtopicRows, topicRows } from './topic-rows.ts';

/** Creates the handler of one of the topic lists; they differ in their kind only. */
export function listTopics(kind: TopicKind): Handler<TopicListCall> {
  return async (_input, { db, session }) => {
    const [rows, practice] = await Promise.all([
      topicRows(db, readerOf(session)).where('topics.kind', '=', kind).execute(),
      loadRowPractice(db, { kind, user_id: session.account.id }),
    ]);
    return { data: rows.map(presentTopic), practice };
  };
}

/** Returns one topic of any kind; on the wire, topics are called `tests`. */
export const getTest: Handler<'GET /tests/{id}'> = ({ params }, { db, session }) =>
  findTopic(db, readerOf(session), params.id);

export const listSubtopics: Handler<'GET /subtopics'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const rows = await subtopicRows(db, reader).where('subtopics.topic_id', '=', query.test_id).execute();
  if (rows.length === 0) await requireParent(db, reader, 'topics', query.test_id);
  return { data: rows.map(presentSubtopic) };
};

export const getSubtopic: Handler<'GET /subtopics/{id}'> = ({ params }, { db, session }) =>
  findSubtopic(db, readerOf(session), params.id);

export const listSubsubtopics: Handler<'GET /subsubtopics'> = async ({ query }, { db, session }) => {
  const reader = readerOf(session);
  const rows = await subsubtopicRows(db, reader).where('subsubtopics.subtopic_id', '=', query.subtopic_id).execute();
  if (rows.length === 0) await requireParent(db, reader, 'subtopics', query.subtopic_id);
  return { data: rows.map(presentSubsubtopic) };
};

export const getSubsubtopic: Handler<'GET /subsubtopics/{id}'> = ({ params }, { db, session }) =>
  findSubsubtopic(db, readerOf(session), params.id);
