import type { TopicKind } from '@fourfold/core/contract/content';
import type { TopicListCall } from '@fourfold/core/contract/read-content';
import type { Handler } from '../call/handler.ts';
import { loadRowPractice } from './load-row-practice.ts';
import { presentTopic } from './present-topic.ts';
import { readerOf } from './reader.ts';
import { topicRows } from './topic-rows.ts';

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
